import { documentAheadId } from '@portico/contract/document-data';
import { compressed } from '../platform/http/compression.ts';
import { withoutNonces, type SealedDocument } from '../platform/http/sealed-document.ts';
import { skeleton } from './skeleton.ts';

/** What the page of one address is opened with, beyond what its document brings of its owner. */
export interface Ahead {
  /** HTML of the first picture that the page will show; undefined: it shows none. */
  readonly picture: string | undefined;
  /** JSON of a `DocumentAhead` that cannot end the script element around it. */
  readonly json: string;
}

/** Where a document that is kept for all addresses leaves room for it. */
export const aheadMarks = { picture: '<!--ahead:picture-->', json: '<!--ahead:json-->' };

/** A document without any. */
export function withoutAhead(html: string): string {
  return html.replace(aheadMarks.picture, skeleton('picture')).replace(aheadMarks.json, '');
}

/**
 * The document of one address. It is kept by nobody: what it is opened with is as of now. What it holds more than the
 * kept one is data, which its policy need not name. Rule: docs/search.md, "A page that brings its answer".
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
