import type { DocumentData } from '@portico/contract/document-data';
import type { PageName } from '@portico/contract/pages';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { HeadFacts } from './document-head.ts';
import type { PlainDocument } from './plain-document.ts';

/** One kind of those whose documents guests ask for, and which pages it has. */
export interface DocumentOwners<Owner extends object, Name extends PageName> {
  readonly pages: readonly Name[];
  /** By the code of an address, in any case. The same object for as long as nothing of the owner has changed. */
  readonly find: (code: string) => Promise<Owner | undefined>;
  /** What is said where nobody has the code. */
  readonly unknown: PlainDocument;
  readonly timeZoneOf: (owner: Owner) => string;
  /** As sources of a Content-Security-Policy. */
  readonly pictureFoldersOf: (owner: Owner) => readonly string[];
  /** `today`: local to the owner. */
  readonly contentOf: (name: Name, owner: Owner, today: LocalDate) => DocumentContent;
}

/** What fills the template of a document. */
export interface DocumentContent {
  readonly head: HeadFacts;
  /** HTML: what is seen until the program has come. */
  readonly shell: string;
  readonly data: DocumentData;
}
