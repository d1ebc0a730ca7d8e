import type { DocumentData } from '@portico/contract/document-data';
import type { PageName } from '@portico/contract/pages';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { Ahead } from './ahead.ts';
import type { OwnedPage } from './cached-documents.ts';
import type { HeadFacts } from './document-head.ts';
import type { PlainDocument } from './plain-document.ts';

/** One kind of document owners, and its pages. */
export interface DocumentOwners<Owner extends object, Name extends PageName> {
  readonly pages: readonly Name[];
  /**
   * By the code of an address, in any case. Must return the same object while the owner is unchanged: documents are
   * cached by it.
   */
  readonly find: (code: string) => Promise<Owner | undefined>;
  /** The page for an unknown code. */
  readonly unknown: PlainDocument;
  /** Its local date at `now`. */
  readonly todayAt: (owner: Owner, now: Date) => LocalDate;
  /** As sources of a Content-Security-Policy. */
  readonly pictureFoldersOf: (owner: Owner) => readonly string[];
  /** Whether third parties count visits to its pages. */
  readonly hasAnalytics: (owner: Owner) => boolean;
  /**
   * The id of what an address names beside its owner, such as a room type; `unknown`: the owner has no such thing;
   * undefined: it names nothing else.
   */
  readonly subjectOf?: (name: Name, owner: Owner, params: AddressParams) => number | 'unknown' | undefined;
  readonly contentOf: (page: OwnedPage<Name>, owner: Owner, today: LocalDate) => DocumentContent;
  /** Data that a page at this address opens with; undefined: the page requests everything itself. */
  readonly aheadOf?: (name: Name, owner: Owner, opened: OpenedAt) => Promise<Ahead | undefined>;
}

export type AddressParams = Readonly<Record<string, string | undefined>>;

export interface OpenedAt {
  readonly query: URLSearchParams;
  /** The client's address, which the search work counts against. */
  readonly address: string;
}

/** What fills a document's template. */
export interface DocumentContent {
  readonly head: HeadFacts;
  /** HTML shown until the program has loaded. */
  readonly shell: string;
  readonly data: DocumentData;
}
