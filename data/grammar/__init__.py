"""A hand-written synchronous grammar: one meaning, rendered in English, German and Spanish."""
