import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageName } from '@portico/contract/pages';

/** The build's manifest of files by source, written by Vite. */
type Manifest = Readonly<Record<string, Built | undefined>>;
interface Built {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Pages opened by a load with a program other than the document's own. */
const sources: Partial<Record<PageName, string>> = {
  rooms: 'src/features/rooms-and-rates/rooms-and-rates-page.tsx',
  room: 'src/features/rooms-and-rates/room/room-page.tsx',
  where: 'src/features/where/where-page.tsx',
  checkout: 'src/features/checkout/checkout-page.tsx',
};

/** Empty for a build without a manifest. */
export function readManifest(folder: string): Manifest {
  try {
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
    return manifest;
  } catch {
    return {};
  }
}

/**
 * A page's template with links to its program's files, so that the browser fetches them along with the document's
 * program, not after it.
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
