import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentNames, pageNames, pages, type DocumentName, type PageName } from '@portico/contract/pages';
import { tableOf } from '@portico/domain/record';
import { nonceHole } from '../platform/http/nonce.ts';
import { readManifest, withFilesAhead } from './files-ahead.ts';
import { programAfterPaint } from './program-after-paint.ts';

const styleLink = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/g;

/** Inlines a template's style sheets, so that the first paint needs only the document. Throws when one is missing. */
function inlineStyles(template: string, folder: string): { html: string; styles: string } {
  const addresses = [...template.matchAll(styleLink)].map(([, address = '']) => address);
  const rules = addresses.map((address) => readFileSync(path.join(folder, address), 'utf8'));
  const styles = rules.map((sheet) => `<style nonce="${nonceHole}">${sheet.trim()}</style>`).join('\n');
  // A page loaded later checks for a link to its styles; a link of another type satisfies it and loads nothing.
  const html = template.replace(
    styleLink,
    (_link, address: string) => `<link rel="stylesheet" href="${address}" type="text/plain">`,
  );
  return { html: html.replace('</head>', () => `${styles}\n</head>`), styles };
}

/** The guest's pages as built. */
export interface Site {
  /** Contains assets/ and icon.svg. */
  readonly folder: string;
  /** By page, with its document's style sheets inlined. */
  readonly templates: Readonly<Record<PageName, string>>;
  /** The style sheets of the book template, for pages without a template. */
  readonly styles: string;
  /** Changes with every build. */
  readonly build: string;
}

/** Output folder of the build of web/; src and dist lie at the same depth, so one path serves both. */
export const SITE_FOLDER = fileURLToPath(new URL('../../../web/dist/site/', import.meta.url));

/** Pages that paint their largest element before any program has loaded. */
const paintsWhole: readonly PageName[] = ['search', 'rooms', 'room', 'where', 'group'];

/** Reads the templates of a build. Throws when there is none. */
export function readSite(folder: string = SITE_FOLDER): Site {
  const built = tableOf(documentNames, (name) => {
    const written = readPage(folder, name);
    return { written, ...inlineStyles(written, folder) };
  });
  // Templates name assets by content hash, so they change when anything does.
  const hash = createHash('sha256');
  for (const name of documentNames) hash.update(built[name].written);
  const manifest = readManifest(folder);
  return {
    folder,
    templates: tableOf(pageNames, (name) => {
      const { html } = built[pages[name].document];
      const withFiles = withFilesAhead(html, name, manifest);
      return paintsWhole.includes(name) ? programAfterPaint(withFiles) : withFiles;
    }),
    styles: built.book.styles,
    build: hash.digest('hex').slice(0, 12),
  };
}

function readPage(folder: string, name: DocumentName): string {
  try {
    return readFileSync(path.join(folder, `${name}.html`), 'utf8');
  } catch (cause) {
    throw new Error(`The guest's pages are not built (${name}.html is missing): run npm run build`, {
      cause,
    });
  }
}
