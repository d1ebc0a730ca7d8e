import { deriveTheme } from '@portico/contract/theme/derive-theme';
import type { PropertyTheme } from '@portico/contract/theme/property-theme';
import { themeCss } from '@portico/contract/theme/theme-css';
import { escapeHtml } from '../platform/html/escape-html.ts';
import { nonceHole } from '../platform/http/nonce.ts';

export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  readonly theme: PropertyTheme;
  /** False: search engines omit it. */
  readonly isListed: boolean;
  /** Further tags, as HTML. */
  readonly more?: string;
}

/** Applies the guest's choice of light or dark before the first paint; the key is that of web/src/ui/mode.ts. */
const chosenMode =
  "try{var m=localStorage.getItem('portico.mode');if(m==='light'||m==='dark')document.documentElement.dataset.mode=m}catch{}";

/**
 * The layer order of web/src/styles/main.css, before any style sheet: a build may load a part's sheet before the one
 * that declares it.
 */
const layers = '@layer reset, tokens, base, ui, shared, features, print;';

/**
 * A style that the component library would insert by script, which a cached document's policy forbids. It skips it when
 * an element has this id.
 */
const pressable = {
  id: 'react-aria-pressable-style',
  css: '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}',
};

/** Title, description and colours of a document. Our scripts read the nonce from the csp-nonce element. */
export function documentHead({ title, description, theme, isListed, more = '' }: HeadFacts): string {
  const colour = (mode: 'light' | 'dark') => deriveTheme(theme, mode).page;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(isListed ? [] : ['<meta name="robots" content="noindex">']),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colour('light')}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colour('dark')}">`,
    `<meta property="csp-nonce" content="" nonce="${nonceHole}">`,
    `<style id="${pressable.id}" nonce="${nonceHole}">${pressable.css}${layers}${themeCss(theme)}</style>`,
    `<script nonce="${nonceHole}">${chosenMode}</script>`,
    more,
  ].join('\n');
}
