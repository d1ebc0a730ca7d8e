import { documentDataId } from '@portico/contract/document-data';
import { scriptJson } from '../platform/html/escape-html.ts';
import { nonceHole } from '../platform/http/nonce.ts';
import { aheadMarks } from './ahead.ts';
import { documentHead } from './document-head.ts';
import type { DocumentContent } from './document-owners.ts';
import { fillHoles } from './fill-holes.ts';

/** A guest's page, with `nonceHole` where the nonce of the answer belongs. Throws when the template is not of ours. */
export function guestDocument(template: string, { head, shell, data }: DocumentContent): string {
  return fillHoles(template, {
    head: documentHead(head),
    body: shell,
    data: `<script type="application/json" id="${documentDataId}" nonce="${nonceHole}">${scriptJson(data)}</script>${aheadMarks.json}`,
  });
}
