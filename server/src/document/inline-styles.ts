import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nonceHole } from '../platform/http/nonce.ts';

const styleLink = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*>/g;

/**
 * The style sheets a template links to, as elements that bring their rules along: the first paint then waits for
 * nothing but the document. Throws when one of them is missing.
 */
export function inlineStyles(template: string, folder: string): { html: string; styles: string } {
  const addresses = [...template.matchAll(styleLink)].map(([, address = '']) => address);
  const rules = addresses.map((address) => readFileSync(path.join(folder, address), 'utf8'));
  const styles = rules.map((sheet) => `<style nonce="${nonceHole}">${sheet.trim()}</style>`).join('\n');
  // A page loaded later asks whether a link to its styles is there; one of another type says so and loads nothing.
  const html = template.replace(
    styleLink,
    (_link, address: string) => `<link rel="stylesheet" href="${address}" type="text/plain">`,
  );
  return { html: html.replace('</head>', () => `${styles}\n</head>`), styles };
}
