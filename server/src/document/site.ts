import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocumentName } from '@portico/contract/pages';
import { inlineStyles } from './inline-styles.ts';

/** The guest's pages as the build has left them. */
export interface Site {
  /** Holds assets/ and icon.svg. */
  readonly folder: string;
  /** With their style sheets inside. */
  readonly templates: Readonly<Record<DocumentName, string>>;
  /** The style sheets of the book template, for pages without one. */
  readonly styles: string;
  /** Changes with every build. */
  readonly build: string;
}

/** Where the build of web/ leaves its files; src and dist lie at the same depth, so one path serves both. */
export const SITE_FOLDER = fileURLToPath(new URL('../../../web/dist/site/', import.meta.url));

/** Reads the templates of a build. Throws when there is none. */
export async function readSite(folder: string = SITE_FOLDER): Promise<Site> {
  const read = (name: string) =>
    readFile(path.join(folder, name), 'utf8').catch((cause: unknown) => {
      throw new Error(`The guest's pages are not built (${name} is missing): run npm run build`, { cause });
    });
  const styled = async (document: DocumentName) => {
    const written = await read(`${document}.html`);
    return { written, ...(await inlineStyles(written, folder)) };
  };
  const [book, checkout, manage, account, group] = await Promise.all([
    styled('book'),
    styled('checkout'),
    styled('manage'),
    styled('account'),
    styled('group'),
  ]);
  // Templates name their assets by content, so they change when anything does.
  const hash = createHash('sha256');
  for (const { written } of [book, checkout, manage, account, group]) hash.update(written);
  return {
    folder,
    templates: {
      book: book.html,
      checkout: checkout.html,
      manage: manage.html,
      account: account.html,
      group: group.html,
    },
    styles: book.styles,
    build: hash.digest('hex').slice(0, 12),
  };
}
