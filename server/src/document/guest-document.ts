import { documentDataId } from '@portico/contract/document-data';
import { scriptJson } from '../platform/html/escape-html.ts';
import { nonceHole } from '../platform/http/nonce.ts';
import { aheadMarks } from './ahead.ts';
import { documentHead } from './document-head.ts';
import type { DocumentContent } from './document-owners.ts';

/** A guest's page, with `nonceHole` where the nonce of the answer belongs. Throws when the template is not of ours. */
export function guestDocument(template: string, { head, shell, data }: DocumentContent): string {
  return fillHoles(template, {
    head: documentHead(head),
    body: shell,
    data: `<script type="application/json" id="${documentDataId}" nonce="${nonceHole}">${scriptJson(data)}</script>${aheadMarks.json}`,
  });
}

/** A template names each place to fill by a comment, `<!--hole:title-->`; throws unless each is filled, and by all. */
function fillHoles(template: string, fillings: Readonly<Record<string, string>>): string {
  const open = new Set(Object.keys(fillings));
  const filled = template.replace(/<!--hole:([a-z]+)-->/g, (_comment, name: string) => {
    const filling = fillings[name];
    if (filling === undefined) throw new Error(`nothing fills the hole ${name} of the template`);
    open.delete(name);
    return filling;
  });
  if (open.size > 0) throw new Error(`the template lacks the hole ${[...open].join(', ')}`);
  return filled;
}
