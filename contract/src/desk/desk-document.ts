import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { PropertyResponse } from '../calls/property.ts';

/** What the document of the desk carries: nothing that is not public. */
export interface DeskDocumentData {
  /** As written in the property file. */
  readonly code: string;
  readonly name: string;
  readonly mark: PropertyResponse['Mark'];
  readonly logo: PropertyResponse['Logo'];
  /** Shown beside the log-in: of the hotel at night, or by day. */
  readonly picture: PropertyResponse['PropertyImage'];
  /** Guests have accounts here too. */
  readonly hasAccounts: boolean;
  readonly currency: CurrencyCode;
  readonly timeZone: string;
  /** The hotel's local date when the document was rendered. */
  readonly today: LocalDate;
  readonly unitName: { readonly singular: string; readonly plural: string };
  /** In the hotel's order. */
  readonly roomTypes: readonly { readonly id: number; readonly name: string }[];
  readonly isDemo: boolean;
}

/** The id of the JSON script element with this data. */
export const deskDataId = 'portico-desk';

const segment = encodeURIComponent;

/** Addresses of the desk's screens, below `/Desk/{code}`. */
export const deskPaths = {
  today: (code: string) => `/Desk/${segment(code)}`,
  bookings: (code: string) => `/Desk/${segment(code)}/bookings`,
  newBooking: (code: string) => `/Desk/${segment(code)}/bookings/new`,
  booking: (code: string, number: string) => `/Desk/${segment(code)}/bookings/${segment(number)}`,
  rates: (code: string) => `/Desk/${segment(code)}/rates`,
  reports: (code: string) => `/Desk/${segment(code)}/reports`,
  setUp: (code: string, part = '') => `/Desk/${segment(code)}/set-up${part === '' ? '' : `/${part}`}`,
  staff: (code: string) => `/Desk/${segment(code)}/staff`,
  /** For mails. The token is in the fragment, which reaches no server, log or other page. */
  invitation: (code: string, token?: string) =>
    `/Desk/${segment(code)}/invitation${token === undefined ? '' : `#${segment(token)}`}`,
} as const;

/** Takes a picture as the bare file, and answers it as the property file has it. `code`: in an address, encoded. */
export const deskPicturePath = (code: string): string => `/api/Desk/${code}/Pictures`;
