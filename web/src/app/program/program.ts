import type { DocumentName, PageIn, PageName } from '@portico/contract/pages';
import type { ComponentType, ReactNode } from 'react';

/** A page of this program; `preload` when it loads on demand. */
export interface PageHere {
  readonly Page: ComponentType;
  readonly preload?: () => Promise<void>;
}

export interface LayoutProps {
  /** The open document: a page of any other is a full load. */
  document: DocumentName;
  /** Undefined at an address without one. */
  page: PageName | undefined;
  /** A main element with the id `main`. */
  children: ReactNode;
}

/** The program of one document: its owner, its layout, and each page the table of pages assigns to it. */
export interface ProgramOf<Name extends DocumentName> {
  readonly document: Name;
  readonly Owner: ComponentType<{ children: ReactNode }>;
  readonly Layout: ComponentType<LayoutProps>;
  readonly pages: Readonly<Record<PageIn<Name>, PageHere>>;
}

export interface Program extends Omit<ProgramOf<DocumentName>, 'pages'> {
  readonly pages: Readonly<Partial<Record<PageName, PageHere>>>;
}
