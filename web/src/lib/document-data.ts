import {
  documentAheadId,
  documentDataId,
  type DocumentAhead,
  type DocumentData,
} from '@portico/contract/document-data';
import type { OwnerKind } from '@portico/contract/pages';

/**
 * The data the server embedded in this document. Throws when they are missing: then the document is not one of ours.
 */
export function readDocumentData(): DocumentData {
  const element = document.getElementById(documentDataId);
  if (element === null) throw new Error('This document carries no data');
  return JSON.parse(element.textContent) as DocumentData;
}

/** Milliseconds an answer counts as fresh; the same as for a call. */
export const FRESH_MS = 30_000;

/**
 * The fresh answer the server embedded in this document; undefined when there is none, or the document is old. It may
 * have been open for a while, or come from the browser's cache, as after Back, and rooms may have been sold since.
 */
export function readDocumentAhead(): DocumentAhead | undefined {
  const text = document.getElementById(documentAheadId)?.textContent;
  const [loaded] = performance.getEntriesByType('navigation');
  const isSentNow = loaded !== undefined && 'transferSize' in loaded && loaded.transferSize !== 0;
  if (text === undefined || !isSentNow || performance.now() > FRESH_MS) return undefined;
  const ahead: DocumentAhead = JSON.parse(text);
  return ahead;
}

/** The same in a program for hotels only, or for groups only. Throws in a document of the other kind. */
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
