import { houseTheme } from '@portico/contract/theme/property-theme';
import { documentHead } from './document-head.ts';
import { escapeHtml } from './escape-html.ts';
import type { Site } from './site.ts';

export interface PlainDocument {
  readonly title: string;
  /** HTML, already escaped; it stands under the title. */
  readonly body: string;
}

/** A page that belongs to no hotel and needs no program: house colours, the title as its heading. */
export function plainDocument(site: Site, { title, body }: PlainDocument): string {
  return [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    documentHead({ title, description: title, theme: houseTheme, isListed: false }),
    site.styles,
    `</head><body><main class="wrap sheet sheet--plain"><h1 class="h1-working">${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('\n');
}
