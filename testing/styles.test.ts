import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../web/src');
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

test('no colour of a pointer sticks after a tap: hover is requested only where there is hover', () => {
  expect(sheets.length).toBeGreaterThan(40);
  for (const name of sheets) {
    const outside = readFileSync(path.join(folder, name), 'utf8').replaceAll(
      /@media \(hover: hover\) \{(?:[^{}]|\{[^{}]*\})*\}/g,
      '',
    );
    expect(outside, name).not.toContain(':hover');
  }
});

test('no rule is about any sibling: whatever is added to a page would restyle all that stands after it', () => {
  const anySibling = /(?:^|[\s>])(?:\*|[a-z]\w*|:\S+) [+~] [*:]/m;
  for (const name of sheets)
    expect(readFileSync(path.join(folder, name), 'utf8'), name).not.toMatch(anySibling);
});

test('documents state the order of the layers as the style sheet does, and every layer is in it', () => {
  const orderIn = (file: string) =>
    /@layer ([a-z]+(?:, [a-z]+)+);/
      .exec(readFileSync(path.join(folder, '../..', file), 'utf8'))?.[1]
      ?.split(', ');
  const order = orderIn('web/src/styles/main.css');
  expect(order?.length).toBeGreaterThan(5);
  expect(orderIn('server/src/pages/document-head.ts')).toEqual(order);
  const used = sheets.flatMap((name) =>
    [...readFileSync(path.join(folder, name), 'utf8').matchAll(/@layer ([a-z]+) \{/g)].map(
      ([, layer]) => layer,
    ),
  );
  expect(order).toEqual(expect.arrayContaining([...new Set(used)]));
});
