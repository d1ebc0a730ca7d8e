import { documentDataId, type DocumentData } from '@portico/contract/document-data';
import type { OwnerKind } from '@portico/contract/pages';

/** What the server wrote into this document. Throws when it is missing: then the document is not one of ours. */
export function readDocumentData(): DocumentData {
  const element = document.getElementById(documentDataId);
  if (element === null) throw new Error('This document carries no data');
  return JSON.parse(element.textContent) as DocumentData;
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
