import { scriptJson } from '../../platform/html/escape-html.ts';
import { nonceHole } from '../../platform/http/nonce.ts';

/** Facts for search engines in schema.org terms; not an executable script. */
export function jsonLdScript(facts: object): string {
  return `<script type="application/ld+json" nonce="${nonceHole}">${scriptJson(facts)}</script>`;
}
