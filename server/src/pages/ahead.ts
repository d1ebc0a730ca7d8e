import { documentAheadId } from '@portico/contract/document-data';
import { compressed } from '../platform/http/compression.ts';
import { withoutNonces, type SealedDocument } from '../platform/http/sealed-document.ts';
import { skeleton } from './skeleton.ts';

/** Data that one address's page opens with, beyond its owner's document. */
export interface Ahead {
  /** HTML of the first picture shown; undefined: none. */
  readonly picture: string | undefined;
  /** JSON of a `DocumentAhead`, escaped so that it cannot end its script element. */
  readonly json: string;
}

/** Marks in a cached document for what each address adds. */
export const aheadMarks = { picture: '<!--ahead:picture-->', json: '<!--ahead:json-->' };

/** A document without address data. */
export function withoutAhead(html: string): string {
  return html.replace(aheadMarks.picture, skeleton('picture')).replace(aheadMarks.json, '');
}

/**
 * The document of one address. It is not cached, since its data are current. What it adds is data only, which the
 * policy need not name. Rule: docs/search.md, "A page that brings its answer".
 */
export function documentAhead(
  html: string,
  { scripts, styles }: SealedDocument,
  ahead: Ahead,
): SealedDocument {
  const text = html
    .replace(aheadMarks.picture, () => ahead.picture ?? skeleton('picture'))
    .replace(
      aheadMarks.json,
      () => `<script type="application/json" id="${documentAheadId}">${ahead.json}</script>`,
    );
  return { scripts, styles, etag: undefined, body: (encoding) => compressed(withoutNonces(text), encoding) };
}
