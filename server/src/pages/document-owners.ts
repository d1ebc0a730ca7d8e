import type { DocumentData } from '@portico/contract/document-data';
import type { PageName } from '@portico/contract/pages';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Ahead } from './ahead.ts';
import type { HeadFacts } from './document-head.ts';
import type { PlainDocument } from './plain-document.ts';

/** One kind of those whose documents guests ask for, and which pages it has. */
export interface DocumentOwners<Owner extends object, Name extends PageName> {
  readonly pages: readonly Name[];
  /** By the code of an address, in any case. The same object only while nothing of the owner has changed: documents are kept by it. */
  readonly find: (code: string) => Promise<Owner | undefined>;
  /** What is said where nobody has the code. */
  readonly unknown: PlainDocument;
  /** Its local date at this moment. */
  readonly todayAt: (owner: Owner, now: Date) => LocalDate;
  /** As sources of a Content-Security-Policy. */
  readonly pictureFoldersOf: (owner: Owner) => readonly string[];
  /** Whether visits to its pages are counted by parties outside. */
  readonly hasAnalytics: (owner: Owner) => boolean;
  readonly contentOf: (name: Name, owner: Owner, today: LocalDate) => DocumentContent;
  /** What a page is opened with at this address; undefined: it asks for everything by itself. */
  readonly aheadOf?: (name: Name, owner: Owner, opened: OpenedAt) => Promise<Ahead | undefined>;
}

/** A page as somebody opens it. */
export interface OpenedAt {
  readonly query: URLSearchParams;
  /** Whose work it is to find what is asked for. */
  readonly address: string;
}

/** What fills the template of a document. */
export interface DocumentContent {
  readonly head: HeadFacts;
  /** HTML: what is seen until the program has come. */
  readonly shell: string;
  readonly data: DocumentData;
}
