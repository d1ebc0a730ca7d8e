import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A class is named by the number of its style sheet and its own there: names were a tenth of the style sheets. Saves
 * 2.6 kB there and 2.1 kB of script.
 */
export function shortClassNames(folder: string): Plugin {
  const sheets = readdirSync(`${folder}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const namesOf = new Map<string, string[]>();
  const generateScopedName = (name: string, file: string) => {
    const sheet = sheets.findIndex((one) => file.endsWith(`/src/${one}`));
    if (sheet < 0)
      throw new Error(`${file} is no style sheet of ours: its classes would have the names of another's`);
    const names = namesOf.get(file) ?? [];
    namesOf.set(file, names);
    if (!names.includes(name)) names.push(name);
    return `${LETTERS.charAt(sheet / LETTERS.length)}${LETTERS.charAt(sheet % LETTERS.length)}${names.indexOf(name).toString(36)}`;
  };
  return {
    name: 'short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName } } }),
  };
}
