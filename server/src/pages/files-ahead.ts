import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageName } from '@portico/contract/pages';

/** What a build says of its files, by their sources; Vite writes it. */
type Manifest = Readonly<Record<string, Built | undefined>>;
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The pages that a guest comes to by a load and whose program is not the document's own. */
const sources: Partial<Record<PageName, string>> = {
  rooms: 'src/features/rooms-and-rates/rooms-and-rates-page.tsx',
  checkout: 'src/features/checkout/checkout-page.tsx',
};

/** Of a build that says nothing of its files: of none. */
export function readManifest(folder: string): Manifest {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
    return manifest;
  } catch {
    return {};
  }
}

/**
 * The template of a page, with links to the files that its own program is made of: the browser fetches them beside the
 * document's program, not after it has run.
 */
export function withFilesAhead(template: string, name: PageName, manifest: Manifest): string {
  const files = filesOf(sources[name] ?? '', manifest).filter((file) => !template.includes(file));
  const links = [...new Set(files)].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="${file}">`
      : `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  );
  return template.replace('</head>', () => `${links.join('\n')}\n</head>`);
}

function filesOf(source: string, manifest: Manifest): string[] {
  const built = manifest[source];
  if (built === undefined) return [];
  const further = (built.imports ?? []).flatMap((one) =>
    one.endsWith('.html') ? [] : filesOf(one, manifest),
  );
  return [`/${built.file}`, ...(built.css ?? []).map((file) => `/${file}`), ...further];
}
