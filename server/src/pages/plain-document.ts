import { defaultTheme, type PropertyTheme } from '@portico/contract/theme/property-theme';
import { documentHead } from './document-head.ts';
import { escapeHtml } from '../platform/html/escape-html.ts';
import type { Site } from './site.ts';

export interface PlainDocument {
  readonly title: string;
  /** Escaped HTML below the title. */
  readonly body: string;
  /** HTML of the header of the page's hotel, with its colours. */
  readonly head?: string;
  readonly theme?: PropertyTheme;
}

/** A page without a program, its title as heading; in Portico's default colours when it has no hotel. */
export function plainDocument(site: Site, page: PlainDocument): string {
  const { title, body, head = '', theme = defaultTheme } = page;
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    documentHead({ title, description: title, theme, isListed: false }),
    site.styles,
    `</head><body>${head}<main class="wrap sheet sheet--plain"><h1 class="h1-working">${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('\n');
}
