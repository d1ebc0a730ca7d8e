import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test('a key that stands twice in one object is refused with its place, however it is written', () => {
  const text = '{\n  "rates": { "a": 1, "b": "}" },\n  "r\\u0061tes": {}\n}';
  expect(readJson(text)).toEqual({
    ok: false,
    why: 'has "r\\u0061tes" twice in one object, again at line 3, column 3',
  });
});

test('one key in several objects, and texts that look like keys, are taken', () => {
  const json = { a: { a: 1 }, list: [{ a: 2 }, { a: 3 }], text: '"a": {"a": 1}', b: ['a', 'a'] };
  expect(readJson(JSON.stringify(json))).toEqual({ ok: true, json });
});
