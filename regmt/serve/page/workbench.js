// The workbench. All text goes into the page as text nodes, never as markup.
"use strict";

const STORE = "regmt-workbench";
const AHEAD = 8; // segments after the current one that show a draft
const find = (id) => document.getElementById(id);
let work = null; // what is translated: { name, isFile, source, target, current, segments, changed }
let content = ""; // of the file, in base64; kept apart because it is large
let database = null;
let pairs = [];
let shown = null; // help for the current segment
let latest = 0; // number of the last request for help
let completing = null, checking = null, saving = null;

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function notice(text) {
  find("notice").textContent = text || "";
  find("notice").hidden = !text;
}

// What survives a reload. The browser's database has room for large files.

function openDatabase() {
  return new Promise((resolve) => {
    const request = indexedDB.open(STORE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null); // such as in a private window
  });
}

function kept(name) {
  return new Promise((resolve) => {
    if (!database) return resolve(undefined);
    const request = database.transaction(STORE).objectStore(STORE).get(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

function save(withFile = false) {
  clearTimeout(saving);
  const lost = () => notice("Your work will not survive a reload of the page. Download it before you leave.");
  if (!database) return lost();
  const change = database.transaction(STORE, "readwrite");
  change.onabort = lost;
  change.objectStore(STORE).put(work, "work");
  if (withFile) change.objectStore(STORE).put(content, "file");
  change.commit(); // without waiting: the page may be left
}

// Requests

async function ask(path, fields, method = "POST") {
  const headers = {};
  const key = sessionStorage.getItem("regmt-key");
  if (key) headers.Authorization = `Bearer ${key}`;
  let body = fields;
  if (fields && !(fields instanceof FormData)) {
    headers["Content-Type"] = "application/json";
    body = JSON.stringify(fields);
  }
  const answer = await fetch(path, { method, headers, body });
  if (answer.ok) return answer;
  const found = await answer.json().catch(() => ({}));
  if (answer.status === 403 && /key/.test(found.error || "")) {
    await askForKey();
    return ask(path, fields, method);
  }
  throw new Error(found.error || `The service answers ${answer.status}.`);
}

function askForKey() {
  return new Promise((resolve) => {
    find("ask").addEventListener("close", () => {
      sessionStorage.setItem("regmt-key", find("key").value);
      resolve();
    }, { once: true });
    find("ask").showModal();
  });
}

const json = async (path, fields, method) => (await ask(path, fields, method)).json();
const languages = () => ({ source: work.source, target: work.target });

// Opening and downloading

function chosen() {
  return pairs[Number(find("pair").value)];
}

function begin(name, file, segments) {
  if (work && work.changed && !confirm(`Leave ${work.name}, which you have not downloaded?`)) return;
  const [source, target] = chosen();
  work = { name, isFile: file !== null, source, target, current: 0, segments, changed: false };
  content = file || "";
  save(true);
  const first = segments.findIndex((segment) => !segment.done);
  render();
  select(first < 0 ? 0 : first);
}

function openText(text) {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  while (lines.length && !lines[lines.length - 1].trim()) lines.pop();
  if (!lines.length) return;
  const segments = lines.map((line) => ({ source: line, target: "", done: !line.trim() }));
  begin("translation.txt", null, segments);
}

async function openFile(file) {
  const [source, target] = chosen();
  const form = new FormData();
  form.append("file", file);
  form.append("source", source);
  form.append("target", target);
  const { units } = await json("/v1/file/units", form);
  if (!units.length) throw new Error(`${file.name} has nothing to translate.`);
  const segments = units.flatMap((unit) => unit.sources.map((text, form) => ({
    source: text, target: unit.targets[form] || "", done: unit.state === "translated",
    unit: unit.number, forms: unit.sources.length, about: [unit.context, unit.note].filter(Boolean).join("\n"),
  })));
  begin(file.name, bytesToText(new Uint8Array(await file.arrayBuffer())), segments);
}

const bytesToText = (bytes) => {
  let text = "";
  for (let i = 0; i < bytes.length; i += 32768) text += String.fromCharCode(...bytes.subarray(i, i + 32768));
  return btoa(text);
};

async function download() {
  let result;
  if (!work.isFile) {
    const lines = work.segments.map((segment) => segment.done ? segment.target : segment.target || segment.draft || "");
    result = new Blob([lines.join("\n") + "\n"], { type: "text/plain" });
  } else {
    const targets = {};
    for (const segment of work.segments) (targets[segment.unit] ||= []).push(segment);
    for (const [unit, forms] of Object.entries(targets)) {
      if (forms.every((form) => form.done && form.accepted)) targets[unit] = forms.map((form) => form.target);
      else delete targets[unit];
    }
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const form = new FormData();
    form.append("file", new File([bytes], work.name));
    form.append("targets", JSON.stringify(targets));
    form.append("source", work.source);
    form.append("target", work.target);
    result = await (await ask("/v1/file/confirmed", form)).blob();
  }
  const link = element("a", { href: URL.createObjectURL(result), download: work.name });
  link.click();
  work.changed = false;
  save();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// The list of segments

function render() {
  find("start").hidden = true;
  find("segments").hidden = find("help").hidden = false;
  find("download").disabled = false;
  find("segments").replaceChildren(...work.segments.map((_, i) => row(i)));
  progress();
}

function row(i) {
  const segment = work.segments[i];
  const item = element("li", { className: "segment" + (segment.done ? " done" : "") });
  item.lang = work.source;
  item.append(element("div", { textContent: segment.source, lang: work.source }));
  if (i !== work.current) {
    const text = segment.target || segment.draft || "";
    const kind = segment.target ? "" : "draft";
    item.append(element("div", { textContent: text, className: kind, lang: work.target }));
    item.addEventListener("click", () => select(i));
    return item;
  }
  item.classList.add("current");
  item.setAttribute("aria-current", "true");
  const field = element("textarea", { id: "target", value: segment.target, lang: work.target, spellcheck: true });
  field.setAttribute("aria-label", "Translation");
  const ghost = element("div", { className: "ghost", id: "ghost" });
  ghost.setAttribute("aria-hidden", "true");
  field.addEventListener("input", typed);
  field.addEventListener("keydown", pressed);
  const accept = element("button", { type: "button", className: "main", textContent: "Accept" });
  accept.addEventListener("click", () => accepted().catch(failed));
  const trust = element("small", { id: "trust" });
  item.append(element("div", { className: "editor" }, ghost, field), element("div", { className: "tools" }, accept, trust));
  return item;
}

function replaceRow(i) {
  const old = find("segments").children[i];
  if (old) old.replaceWith(row(i));
}

function progress() {
  const real = work.segments.filter((segment) => segment.source.trim());
  find("progress").textContent = `${real.filter((s) => s.done).length} of ${real.length} done`;
}

function select(i) {
  const before = work.current;
  work.current = i;
  replaceRow(before);
  replaceRow(i);
  save();
  const field = find("target");
  field.focus({ preventScroll: true });
  field.closest("li").scrollIntoView({ block: "nearest" });
  help().catch(failed);
}

function next() {
  const after = work.segments.findIndex((segment, i) => i > work.current && !segment.done);
  const any = after >= 0 ? after : work.segments.findIndex((segment) => !segment.done);
  if (any >= 0) select(any);
  else select(work.current);
}

// Help for the current segment

async function help() {
  const number = ++latest, i = work.current, segment = work.segments[i];
  shown = null;
  find("suggestions").replaceChildren();
  find("checks").replaceChildren();
  find("about").hidden = !segment.about;
  find("context").textContent = segment.about || "";
  find("explain").disabled = !segment.source.trim();
  if (!segment.source.trim()) return;
  const around = {};
  if (i > 0) around.before = work.segments[i - 1].source;
  if (i + 1 < work.segments.length) around.after = work.segments[i + 1].source;
  const found = await json("/v1/segment", { q: segment.source, ...languages(), alternatives: 3, ...around });
  if (number !== latest) return;
  shown = found;
  segment.draft = found.translatedText;
  ghost(find("target").value ? "" : found.translatedText);
  suggestions(segment, found);
  trust(found);
  check();
  ahead().catch(failed);
}

async function ahead() {
  const number = latest;
  const following = work.segments.slice(work.current + 1, work.current + 1 + AHEAD)
    .filter((segment) => !segment.target && segment.source.trim() && !segment.source.includes("\n"));
  if (!following.length) return;
  const found = await json("/translate", { q: following.map((segment) => segment.source), ...languages() });
  if (number !== latest) return;
  following.forEach((segment, k) => {
    segment.draft = found.translatedText[k];
    replaceRow(work.segments.indexOf(segment));
  });
}

function suggestions(segment, found) {
  const items = [{ text: found.translatedText, about: [origin(found)], words: found.words }];
  for (const match of found.matches) {
    items.push({ text: match.target, about: [`${match.percent} % `, ...difference(segment.source, match.source)] });
  }
  for (const text of found.alternatives) items.push({ text, about: ["alternative"] });
  shown.items = items;
  find("suggestions").replaceChildren(...items.map((item, k) => {
    const button = element("button", { type: "button" }, element("kbd", { textContent: k + 1 }), ...trusted(item));
    button.append(element("small", {}, ...item.about));
    button.addEventListener("click", () => insert(item.text));
    return element("li", {}, button);
  }));
}

const origin = (found) => found.exact ? "translation memory" : "machine translation";

function trust(found) {
  if (found.confidence === undefined) return;
  find("trust").textContent = `needs no edit: ${Math.round(100 * found.confidence)} %`;
}

// The words of a translation, underlined by how probably they are wrong.
function trusted({ text, words }) {
  const parts = [];
  let end = 0;
  for (const [word, chance] of words || []) {
    const start = text.toLowerCase().indexOf(word.toLowerCase(), end);
    if (start < 0 || chance >= 0.75) continue;
    const own = text.slice(start, start + word.length);
    const name = chance < 0.5 ? "low" : "middle";
    const title = `right with probability ${chance.toFixed(2)}`;
    parts.push(text.slice(end, start), element("span", { className: name, textContent: own, title }));
    end = start + word.length;
  }
  return [...parts, text.slice(end)];
}

// The source of a match: what the current source lacks is marked, what it has beyond is struck out.
function difference(current, other) {
  const a = current.match(/\s+|[^\s]+/g) || [], b = other.match(/\s+|[^\s]+/g) || [];
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i][j] = a[i] === b[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  const parts = [];
  let i = 0, j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) { parts.push(b[j]); i++; j++; }
    else if (i < a.length && (j >= b.length || table[i + 1][j] >= table[i][j + 1])) {
      parts.push(element("del", { textContent: a[i++] }), " ");
    } else parts.push(element("mark", { textContent: b[j++] }));
  }
  return parts;
}

// The explanation is markup of the service, which escapes all text; the policy of the page forbids scripts.
async function explain() {
  const segment = work.segments[work.current];
  if (!segment.source.trim()) return;
  const query = new URLSearchParams({ q: segment.source, form: "part", ...languages() });
  const markup = await (await ask(`/v1/explain?${query}`, undefined, "GET")).text();
  const parsed = new DOMParser().parseFromString(markup, "text/html");
  find("explained").replaceChildren(...parsed.body.children);
  find("explanation").showModal();
  find("explanation").scrollTop = 0;
}

async function check() {
  const number = latest, text = find("target").value || (shown && shown.translatedText) || "";
  const { problems } = await json("/v1/check", { q: work.segments[work.current].source, s: text });
  if (number !== latest) return;
  const items = problems.map((p) => element("li", { className: "problem", textContent: `${p.check}: ${p.message}` }));
  if (!items.length) items.push(element("li", { className: "fine", textContent: "no problems" }));
  find("checks").replaceChildren(...items);
}

// Typing

function ghost(rest) {
  const field = find("target");
  find("ghost").replaceChildren(field.value, element("span", { textContent: rest }), "\u200b");
  find("ghost").dataset.rest = rest;
}

function typed() {
  const field = find("target"), segment = work.segments[work.current];
  segment.target = field.value;
  segment.done = false;
  work.changed = true;
  clearTimeout(saving);
  saving = setTimeout(save, 300); // all of a large file takes longer than a key press
  const rest = find("ghost").dataset.rest || "", before = find("ghost").textContent.slice(0, -1);
  ghost(before.startsWith(field.value) && rest ? before.slice(field.value.length) : "");
  clearTimeout(completing);
  clearTimeout(checking);
  completing = setTimeout(() => complete().catch(failed), 120);
  checking = setTimeout(() => check().catch(failed), 1500); // half a word always has problems
}

async function complete() {
  const number = latest, field = find("target"), prefix = field.value;
  if (field.selectionStart !== prefix.length) return ghost("");
  const segment = work.segments[work.current];
  const found = await json("/v1/complete", { q: segment.source, prefix, ...languages() });
  if (number === latest && find("target").value === prefix) ghost(found.completion);
}

function insert(text) {
  const field = find("target");
  field.value = text;
  ghost("");
  typed();
  field.focus();
}

function pressed(event) {
  const field = event.target, rest = find("ghost").dataset.rest || "";
  const atEnd = field.selectionStart === field.value.length;
  const run = (action) => { event.preventDefault(); action(); };
  if (event.ctrlKey && event.key === "Enter") run(() => accepted().catch(failed));
  else if (event.key === "Tab" && !event.shiftKey && rest) run(() => insert(field.value + rest));
  else if (event.ctrlKey && event.key === "ArrowRight" && atEnd && rest) {
    run(() => {
      const word = rest.match(/^\s*\S+/)[0], left = rest.slice(word.length);
      insert(field.value + word);
      ghost(left);
    });
  } else if (event.altKey && /^[1-9]$/.test(event.key) && shown && shown.items[event.key - 1]) {
    run(() => insert(shown.items[event.key - 1].text));
  } else if (event.altKey && event.key === "ArrowDown") run(() => select(Math.min(work.current + 1, work.segments.length - 1)));
  else if (event.altKey && event.key.toLowerCase() === "e") run(() => explain().catch(failed));
  else if (event.altKey && event.key === "ArrowUp") run(() => select(Math.max(work.current - 1, 0)));
}

async function accepted() {
  const segment = work.segments[work.current], field = find("target");
  const text = field.value || (shown && shown.translatedText) || "";
  if (!text.trim()) return;
  clearTimeout(completing);
  Object.assign(segment, { target: text, done: true, accepted: true });
  work.changed = true;
  save();
  notice("");
  const pair = { q: segment.source, s: text, ...languages() };
  try {
    const known = segment.number !== undefined;
    const fields = known ? { ...pair, number: segment.number } : pair;
    segment.number = (await json("/v1/memory", fields, known ? "PUT" : "POST")).number;
  } catch (error) {
    notice(`Accepted, but not learned: ${error.message}`);
  }
  save();
  progress();
  next();
}

function failed(error) {
  notice(error.message);
}

// Start

async function start() {
  database = await openDatabase();
  const known = await json("/languages", undefined, "GET");
  pairs = known.flatMap((language) => language.targets.map((target) => [language.code, target]));
  find("pair").replaceChildren(...pairs.map(([a, b], i) => element("option", { value: i, textContent: `${a} → ${b}` })));
  find("open").addEventListener("click", () => find("file").click());
  find("file").addEventListener("change", () => {
    const [file] = find("file").files;
    if (file) openFile(file).catch(failed);
    find("file").value = "";
  });
  find("paste").addEventListener("click", () => {
    find("start").hidden = false;
    find("segments").hidden = find("help").hidden = true;
    find("text").focus();
  });
  find("begin").addEventListener("click", () => openText(find("text").value));
  find("explain").addEventListener("click", () => explain().catch(failed));
  find("explanation").addEventListener("close", () => find("target").focus());
  find("download").addEventListener("click", () => download().catch(failed));
  work = (await kept("work")) || null;
  if (work) {
    content = (await kept("file")) || "";
    const pair = pairs.findIndex(([a, b]) => a === work.source && b === work.target);
    find("pair").value = Math.max(pair, 0);
    render();
    select(Math.min(work.current, work.segments.length - 1));
  } else find("text").focus();
}

window.addEventListener("pagehide", () => { if (work) save(); });
document.addEventListener("DOMContentLoaded", () => start().catch(failed));
