import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repository, sourceFiles } from './source-tree/source-files.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const under = (folder: string, ending: string) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`);
const pages = ['README.md', 'CONTRIBUTING.md', ...under('docs', '.md')];
const headings = new Map(
  pages.map((page) => [
    page,
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.replaceAll('`', '')),
  ]),
);

/** `docs/x.md, "One heading", "Another"`, over the lines of a comment. */
const named = /(docs\/[\w./-]+\.md)((?:,?(?: and)? "[^"]+")*)/g;
const asOneLine = (text: string) => text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');

test('every page of docs/ that code names exists, with the heading that it names', () => {
  const migrations = under('server/migrations', '.sql').map((file) => ({ path: file, text: read(file) }));
  const sources = [...sourceFiles().filter((file) => !file.path.endsWith('.test.ts')), ...migrations];
  const found = sources.flatMap((file) =>
    [...asOneLine(file.text).matchAll(named)].map(([, page = '', quoted = '']) => ({ file, page, quoted })),
  );
  expect(found.length).toBeGreaterThan(150);
  const missing = found.flatMap(({ file, page, quoted }) => {
    const known = headings.get(page);
    if (known === undefined) return [`${file.path}: ${page}`];
    const named = [...quoted.matchAll(/"([^"]+)"/g)].map(([, heading = '']) => heading);
    return named.filter((each) => !known.includes(each)).map((each) => `${file.path}: ${page}, "${each}"`);
  });
  expect(missing).toEqual([]);
});

test('no code sends its reader to a specification that is not here', () => {
  const elsewhere = /\bspec(?:ification)? sections?\b/i;
  const naming = sourceFiles().filter(({ text }) => elsewhere.test(asOneLine(text)));
  expect(naming.map((file) => file.path)).toEqual([]);
});

test('every file and heading that a page links to exists', () => {
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, file = '', anchor]) => {
        const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
        if (!existsSync(path.join(repository, target))) return true;
        return anchor !== undefined && !headings.get(target)?.map(anchorOf).includes(anchor);
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(dead).toEqual([]);
});

/** The anchor that GitHub generates. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\- _]/gu, '')
    .replaceAll(' ', '-');
}

test('every file of the code that a page names exists', () => {
  const now = pages.filter((page) => !page.startsWith('docs/decisions/'));
  const missing = now.flatMap((page) =>
    [...read(page).matchAll(/`([a-z]+\/[\w./-]+\.(?:ts|tsx|mjs))`/g)]
      .map(([, file = '']) => file)
      .filter(
        (file) =>
          !['', 'server/src', 'web/src'].some((root) => existsSync(path.join(repository, root, file))),
      )
      .map((file) => `${page}: ${file}`),
  );
  expect(missing).toEqual([]);
});
