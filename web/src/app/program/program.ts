import type { DocumentName, PageIn, PageName } from '@portico/contract/pages';
import type { ComponentType, ReactNode } from 'react';

/** A page of this program; `preload` where it is fetched by need. */
export interface PageHere {
  readonly Page: ComponentType;
  readonly preload?: () => Promise<void>;
}

export interface LayoutProps {
  /** The one that is open: a page of any other is reached by a full load. */
  document: DocumentName;
  /** Undefined at an address without one. */
  page: PageName | undefined;
  /** A main element with the id `main`. */
  children: ReactNode;
}

/** What runs in one document: whose it is, its layout, and each page that the table of pages gives it. */
export interface ProgramOf<Name extends DocumentName> {
  readonly document: Name;
  readonly Owner: ComponentType<{ children: ReactNode }>;
  readonly Layout: ComponentType<LayoutProps>;
  readonly pages: Readonly<Record<PageIn<Name>, PageHere>>;
}

export interface Program extends Omit<ProgramOf<DocumentName>, 'pages'> {
  readonly pages: Readonly<Partial<Record<PageName, PageHere>>>;
}
