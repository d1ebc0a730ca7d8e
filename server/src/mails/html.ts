import { escapeHtml } from '../platform/html/escape-html.ts';

/** Markup that is safe to send: outside text is escaped. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | readonly Html[];

/** Builds markup. Escapes texts; inserts markup and lists of it unchanged. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const written = parts.map((part) => {
    if (typeof part === 'string') return escapeHtml(part);
    return 'html' in part ? part.html : part.map((inner) => inner.html).join('');
  });
  return { html: strings.map((text, index) => text + (written[index] ?? '')).join('') };
}

export const nothing: Html = { html: '' };
