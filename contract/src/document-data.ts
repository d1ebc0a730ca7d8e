import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ProviderWay } from '@portico/domain/payment/payment-methods';
import type { SearchResponse } from './calls/availability-search.ts';
import type { BookConfigResponse } from './calls/book-config.ts';
import type { PropertyGroupResponse } from './calls/property-group.ts';
import type { PropertyResponse } from './calls/property.ts';
import type { RoomTypeConfigurationResponse } from './calls/static-data.ts';
import type { OwnerKind } from './pages.ts';

/** What the server writes into each guest document, so that a page needs no call before it can be used. */
export type DocumentData = HotelDocumentData | GroupDocumentData;

interface AnyDocumentData {
  /** Whose the document is. */
  readonly of: OwnerKind;
  /** Changes with every build: a page that fails to load reloads once per build. */
  readonly build: string;
  readonly isDemo: boolean;
}

/** The document of one hotel. */
export interface HotelDocumentData extends AnyDocumentData {
  readonly of: 'hotel';
  readonly property: PropertyResponse;
  readonly config: BookConfigResponse;
  /** Local date of the property when the document was made. */
  readonly today: LocalDate;
  /** How the hotel's payment provider takes a card; `none`: a contact stands in place of the card form. */
  readonly cardEntry: 'typed-here' | 'on-its-page' | 'none';
  /** The ways to pay of providers that take its payments. */
  readonly providerWays: readonly ProviderWay[];
}

/** The document of a group of hotels. */
export interface GroupDocumentData extends AnyDocumentData {
  readonly of: 'group';
  readonly group: PropertyGroupResponse;
  /** The earliest local date at one of its hotels when the document was made. */
  readonly today: LocalDate;
  /** Of its first hotel: it counts the days while the document stays open. */
  readonly timeZone: string;
}

/** The id of the JSON script element that carries it. */
export const documentDataId = 'portico-data';

/** What the page of a stay is opened with, so that it shows its rooms before any call: as the calls would answer just now. */
export interface DocumentAhead {
  /** The search, as `formatSearchLink` writes it. */
  readonly link: string;
  readonly answer: SearchResponse;
  readonly beds: RoomTypeConfigurationResponse;
}

/** The id of the JSON script element that carries it. */
export const documentAheadId = 'portico-ahead';
