import { documentDataId } from '@portico/contract/document-data';
import type { DocumentData } from '@portico/contract/document-data';

/** What the server wrote into this document. Throws when it is missing: then the document is not one of ours. */
export function readDocumentData(): DocumentData {
  const element = document.getElementById(documentDataId);
  if (element === null) throw new Error('This document carries no data');
  return JSON.parse(element.textContent) as DocumentData;
}
