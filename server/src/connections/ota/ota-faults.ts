import type { AriFaultCode } from '@portico/contract/connections/ari-faults';

/** An error or warning by OTA's lists: type (EWT), code (ERR), and words. `record`: the number of the line it is about. */
export interface OtaFault {
  readonly type: number;
  readonly code: number;
  readonly words: string;
  readonly record?: number | undefined;
}

/** Errors of a whole message. Words of SiteConnect's are as it demands them. Rule: docs/connections-ota.md, "Errors". */
export const otaFaults = {
  credentials: { type: 4, code: 448, words: 'Invalid Username and/or Password' },
  right: { type: 6, code: 497, words: 'This connection may not set rooms and prices.' },
  rightToRead: { type: 6, code: 497, words: 'This connection may not read bookings.' },
  message: { type: 2, code: 450, words: 'This message is not taken here.' },
  hotel: (given: string) => ({ type: 6, code: 392, words: `Hotel not found for HotelCode=${given}` }),
  time: { type: 3, code: 15, words: 'TimeStamp is no time, or more than a day ahead.' },
  currency: { type: 3, code: 61, words: 'CurrencyCode is not the currency of the hotel.' },
  tooMany: (most: number) => ({ type: 3, code: 450, words: `Send at most ${most} nights in one message.` }),
  tooManyBookings: (most: number) => ({
    type: 3,
    code: 450,
    words: `Acknowledge at most ${most} bookings in one message.`,
  }),
  booking: (number: string, record?: number) => ({
    type: 3,
    code: 97,
    words: `Booking reference not found: ${number}`,
    record,
  }),
  nothing: { type: 10, code: 321, words: 'The message has no line that sets anything.' },
  older: (record: number) => ({ type: 11, code: 450, words: 'Newer messages have set all of it.', record }),
  missing: (words: string, record?: number) => ({ type: 10, code: 321, words, record }),
  value: (words: string, record?: number) => ({ type: 3, code: 320, words, record }),
} as const;

/** The list entries of a fault of an item. `words`: SiteConnect's own; without them those of the fault. */
const ofItem: Readonly<Record<AriFaultCode, OtaFault | Omit<OtaFault, 'words'>>> = {
  'room-type-unknown': { type: 12, code: 402, words: 'Room type code not found for this hotel' },
  'rate-plan-unknown': { type: 12, code: 249, words: 'Rate code not found for this hotel' },
  'rate-plan-needed': { type: 10, code: 321 },
  'nothing-set': { type: 10, code: 321 },
  'nights-unknown': { type: 3, code: 404 },
  'prices-twice': { type: 3, code: 320 },
  'prices-out-of-line': { type: 3, code: 320 },
  'no-price': { type: 3, code: 450 },
  'limits-reversed': { type: 3, code: 320 },
  'price-too-high': { type: 3, code: 320 },
  'below-taken': { type: 3, code: 450 },
};

export const otaFaultOf = (
  fault: { readonly Code: AriFaultCode; readonly Message: string },
  record: number,
): OtaFault => ({ words: fault.Message, ...ofItem[fault.Code], record });
