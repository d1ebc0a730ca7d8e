import { escapeHtml } from '../../platform/html/escape-html.ts';
import { absoluteUrl } from './absolute-url.ts';

export interface OpenGraphFacts {
  /** On this server, without its origin: `/Book/QUAY`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly picture:
    | {
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly alt: string;
      }
    | undefined;
}

/**
 * Tags for search engines and link previews: the canonical address, without a search, and Open Graph. Omits addresses
 * when the server does not know its own (`publicUrl` undefined). Rule: docs/operating.md, "Search engines".
 */
export function openGraph(
  { path, title, description, siteName, picture }: OpenGraphFacts,
  publicUrl: string | undefined,
): string {
  const address = publicUrl === undefined ? undefined : absoluteUrl(path, publicUrl);
  const image = picture && absoluteUrl(picture.url, publicUrl);
  const properties: readonly (readonly [name: string, content: string | undefined])[] = [
    ['og:type', 'website'],
    ['og:locale', 'en_GB'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['og:image', image],
    ['og:image:width', image && String(picture?.width)],
    ['og:image:height', image && String(picture?.height)],
    ['og:image:alt', image && picture?.alt],
  ];
  return [
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}">`]),
    ...properties.flatMap(([name, content]) =>
      content ? [`<meta property="${name}" content="${escapeHtml(content)}">`] : [],
    ),
  ].join('\n');
}
