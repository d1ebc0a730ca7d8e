import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/** The words in the first column of a page's tables, such as `kills`. */
export function wordsOf(page) {
  const text = readFileSync(path.join(root, page), 'utf8');
  return [...text.matchAll(/^\| `([a-z-]+)` /gm)].map(([, word]) => word);
}

/** The words after a command. Exits early if they ask for help or contain one that is not `known`. */
export function wordsGiven(usage, known) {
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = words.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    console.error(`Not known: ${unknown.join(' ')}\n\n${usage}`);
    process.exit(1);
  }
  return words;
}
