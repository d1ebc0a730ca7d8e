import { expect, test } from 'vitest';
import { sourceFiles } from './source-tree/source-files.ts';

const files = sourceFiles().filter(({ path }) => path.endsWith('.tsx') && !path.includes('.test.'));
const components = files.filter(({ path }) => path.startsWith('web/src/ui/'));
const houseStyle = files.filter(({ path }) => path.startsWith('web/src/house-style/'));

/** The house style or another component renders it. */
const isShown = (name: string) =>
  [...houseStyle, ...components].some(({ text }) => new RegExp(`<${name}\\b`).test(text));

test('the house style shows every component of web/src/ui', () => {
  const exported = components.flatMap(({ path, text }) =>
    [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => ({ path, name })),
  );
  expect(exported.length).toBeGreaterThan(50);
  const forgotten = exported.filter(({ name }) => !isShown(name));
  expect(forgotten.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
