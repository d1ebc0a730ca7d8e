import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { ProviderWay } from '@portico/domain/payment/payment-methods';
import type { SearchResponse } from './calls/availability-search.ts';
import type { BookConfigResponse } from './calls/book-config.ts';
import type { PropertyGroupResponse } from './calls/property-group.ts';
import type { PropertyResponse } from './calls/property.ts';
import type { RoomTypeDetails } from './calls/room-type.ts';
import type { RoomTypeConfigurationResponse } from './calls/static-data.ts';
import type { Where } from './calls/where.ts';
import type { OwnerKind } from './pages.ts';

/** Data embedded in each guest document, so that a page needs no call before it is usable. */
export type DocumentData = HotelDocumentData | GroupDocumentData;

interface AnyDocumentData {
  readonly of: OwnerKind;
  /** Changes with every build. A page that fails to load reloads once per build. */
  readonly build: string;
  readonly isDemo: boolean;
}

export interface HotelDocumentData extends AnyDocumentData {
  readonly of: 'hotel';
  readonly property: PropertyResponse;
  readonly config: BookConfigResponse;
  /** Local date of the property when the document was rendered. */
  readonly today: LocalDate;
  /** How the hotel's payment provider takes a card; `none`: the page shows a contact instead of a card form. */
  readonly cardEntry: 'typed-here' | 'on-its-page' | 'none';
  /** Whether the provider's page takes Apple Pay and Google Pay as cards. */
  readonly hasWallets: boolean;
  /** The payment methods of providers that take its payments. */
  readonly providerWays: readonly ProviderWay[];
  /** The room type of the page's address. */
  readonly room?: RoomTypeDetails;
  /** How to find the hotel, on the page that shows it. */
  readonly where?: Where;
}

export interface GroupDocumentData extends AnyDocumentData {
  readonly of: 'group';
  readonly group: PropertyGroupResponse;
  /** The earliest local date among its hotels when the document was rendered. */
  readonly today: LocalDate;
  /** Of its first hotel; it advances the date while the document stays open. */
  readonly timeZone: string;
}

/** The id of the JSON script element with this data. */
export const documentDataId = 'portico-data';

/** Data for the page of a stay to show rooms without a call, as the calls would respond now. */
export interface DocumentAhead {
  /** The search, as `formatSearchLink` writes it. */
  readonly link: string;
  readonly answer: SearchResponse;
  readonly beds: RoomTypeConfigurationResponse;
}

/** The id of the JSON script element with this data. */
export const documentAheadId = 'portico-ahead';
