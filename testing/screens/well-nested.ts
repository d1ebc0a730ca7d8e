import { afterEach, expect } from 'vitest';

// React complains where an HTML parser would build another page. A form in a form, for example, is submitted by the
// browser, not by its program.
const complain = console.error;
const misplaced: string[] = [];
console.error = (...words: unknown[]) => {
  const [text, inner, outer] = words.map(String);
  if (/cannot be a descendant of|cannot contain/.test(text ?? '')) misplaced.push(`${inner} in ${outer}`);
  complain(...words);
};

afterEach(() => {
  expect(misplaced.splice(0), 'what may not stand in what it stands in').toEqual([]);
});
