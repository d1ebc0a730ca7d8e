import { readFile } from 'node:fs/promises';

/** A file's JSON, or its fault and position, to follow its name. */
export type ReadJson =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly why: string };

/** A property file needs eight. */
const DEEPEST = 64;

/** `readJson` of a file by its path. */
export async function readFileJson(file: string): Promise<ReadJson> {
  try {
    return readJson(await readFile(file, 'utf8'));
  } catch {
    return { ok: false, why: 'cannot be read' };
  }
}

/** Parses JSON and reports by position what is invalid or nested too deeply. */
export function readJson(text: string): ReadJson {
  const tooDeep = tooDeepAt(text);
  if (tooDeep !== undefined) {
    return {
      ok: false,
      why: `has more than ${DEEPEST} brackets inside each other at ${placeOf(text, tooDeep)}`,
    };
  }
  try {
    const json: unknown = JSON.parse(text);
    const twice = keyTwice(text);
    if (twice === undefined) return { ok: true, json };
    // JSON.parse would silently keep only the last.
    return { ok: false, why: `has ${twice.key} twice in one object, again at ${placeOf(text, twice.index)}` };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/at position (\d+)/.exec(message)?.[1] ?? NaN);
    const place = Number.isNaN(position) ? '' : ` (${placeOf(text, position)})`;
    return { ok: false, why: `is not JSON: ${message}${place}` };
  }
}

/** The position of the first bracket nested too deeply; brackets in strings do not count. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gs)) {
    if (part === '[' || part === '{') depth += 1;
    if (part === ']' || part === '}') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** The first duplicate key in an object, as written, and the position of its repetition. `text` is JSON. */
function keyTwice(text: string): { readonly key: string; readonly index: number } | undefined {
  const open: Set<unknown>[] = [];
  for (const { 0: part, 1: colon, index } of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[[{]|[\]}]/gs)) {
    if (part === '[' || part === '{') open.push(new Set());
    else if (part === ']' || part === '}') open.pop();
    else if (colon !== undefined) {
      const written = part.slice(0, -colon.length);
      // Escapes allow several spellings of one key.
      const key: unknown = JSON.parse(written);
      const keys = open.at(-1);
      if (keys?.has(key)) return { key: written, index };
      keys?.add(key);
    }
  }
  return undefined;
}

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}
