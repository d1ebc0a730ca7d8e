import type { DocumentName, PageIn, PageName } from '@portico/contract/pages';
import type { ComponentType } from 'react';

/** A page of this program; `preload` where it is fetched by need. */
export interface PageHere {
  readonly Page: ComponentType;
  readonly preload?: () => Promise<void>;
}

export type PagesHere = Readonly<Partial<Record<PageName, PageHere>>>;

/** Every page that the document has to hold. */
export type PagesOf<Name extends DocumentName> = Readonly<Record<PageIn<Name>, PageHere>>;
