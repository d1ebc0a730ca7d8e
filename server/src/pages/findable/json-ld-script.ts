import { scriptJson } from '../../platform/html/escape-html.ts';
import { nonceHole } from '../../platform/http/nonce.ts';

/** Facts for search engines, as schema.org names them; no script that runs. */
export function jsonLdScript(facts: object): string {
  return `<script type="application/ld+json" nonce="${nonceHole}">${scriptJson(facts)}</script>`;
}
