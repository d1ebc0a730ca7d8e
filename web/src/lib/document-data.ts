import {
  documentAheadId,
  documentDataId,
  type DocumentAhead,
  type DocumentData,
} from '@portico/contract/document-data';
import type { OwnerKind } from '@portico/contract/pages';

/** What the server wrote into this document. Throws when it is missing: then the document is not one of ours. */
export function readDocumentData(): DocumentData {
  const element = document.getElementById(documentDataId);
  if (element === null) throw new Error('This document carries no data');
  return JSON.parse(element.textContent) as DocumentData;
}

/** Milliseconds that an answer counts as new for; the same as of a call. */
export const FRESH_MS = 30_000;

/**
 * What the server put into this document as of just now; undefined where there is none, and where the document is an old
 * one: it is open for a while, or the browser had kept it, as for the way back, and rooms may have been sold since.
 */
export function readDocumentAhead(): DocumentAhead | undefined {
  const text = document.getElementById(documentAheadId)?.textContent;
  const [loaded] = performance.getEntriesByType('navigation');
  const isSentNow = loaded !== undefined && 'transferSize' in loaded && loaded.transferSize !== 0;
  if (text === undefined || !isSentNow || performance.now() > FRESH_MS) return undefined;
  const ahead: DocumentAhead = JSON.parse(text);
  return ahead;
}

/** The same in a program of hotels alone, or of groups. Throws in the document of another. */
export function readDocumentDataOf<Kind extends OwnerKind>(kind: Kind): Extract<DocumentData, { of: Kind }> {
  const data = readDocumentData();
  if (!isOf(data, kind)) throw new Error(`This document is of a ${data.of}, not of a ${kind}`);
  return data;
}

function isOf<Kind extends OwnerKind>(
  data: DocumentData,
  kind: Kind,
): data is Extract<DocumentData, { of: Kind }> {
  return data.of === kind;
}
