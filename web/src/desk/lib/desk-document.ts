import { deskDataId, type DeskDocumentData } from '@portico/contract/desk/desk-document';

/** The hotel of this document. Throws when its data are missing: then the document is not ours. */
function readDeskDocument(): DeskDocumentData {
  const element = document.getElementById(deskDataId);
  if (element === null) throw new Error('This document carries no data');
  const data: DeskDocumentData = JSON.parse(element.textContent);
  return data;
}

let read: DeskDocumentData | undefined;

/** The hotel of this document, read once. */
export function deskHotel(): DeskDocumentData {
  read ??= readDeskDocument();
  return read;
}
