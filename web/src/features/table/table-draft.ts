import { isLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { holdsCardNumber } from '@portico/domain/payment/card-number-in-text';
import { randomKey } from '../../lib/random-key.ts';
import { readSession, writeSession } from '../../lib/session.ts';
import type { TableStay } from '../../shared/booked/table-stay.ts';
import type { Hotel } from '../../shared/hotel/hotel.ts';

/** A table as typed; `key` stays the same until it is booked, so that it is booked once. */
export interface TableDraft {
  readonly key: string;
  readonly restaurantId: number | null;
  readonly date: LocalDate;
  readonly party: number | null;
  readonly time: string | null;
  readonly promotionId: number | null;
  /** The acknowledged leave time. */
  readonly knownLeaveTime: string | null;
  readonly email: string;
  readonly phone: string;
  readonly requests: string;
  /** The stay it was started from; null: none. */
  readonly reservationNumber: string | null;
}

type Place = Pick<Hotel, 'code' | 'config' | 'today'>;

const keyOf = ({ code }: Place) => `portico.table.${code.toLowerCase()}`;

/**
 * What was typed before in this tab for the same stay, or what is known of it: its first evening, its party, its
 * booker.
 */
export function readTableDraft(place: Place, stay: TableStay | null): TableDraft {
  const number = stay?.reservationNumber ?? null;
  const stored = readSession(keyOf(place));
  if (isDraft(stored) && stored.reservationNumber === number && stored.date >= place.today) return stored;
  return newDraft(place, stay);
}

function newDraft({ config, today }: Place, stay: TableStay | null): TableDraft {
  const first = stay !== null && isLocalDate(stay.date) && stay.date > today ? stay.date : today;
  return {
    key: randomKey(),
    restaurantId: config.RestaurantBookingDefaultRestaurant,
    date: first,
    party: stay?.party ?? 2,
    time: null,
    promotionId: null,
    knownLeaveTime: null,
    email: stay?.email ?? '',
    phone: stay?.phone ?? '',
    requests: '',
    reservationNumber: stay?.reservationNumber ?? null,
  };
}

/** Null: it was booked. What could be a card number stays in memory. */
export function keepTableDraft(place: Place, draft: TableDraft | null): void {
  writeSession(
    keyOf(place),
    draft && {
      ...draft,
      email: withoutCard(draft.email),
      phone: withoutCard(draft.phone),
      requests: withoutCard(draft.requests),
    },
  );
}

function withoutCard(text: string): string {
  return holdsCardNumber(text) ? '' : text;
}

function isDraft(stored: unknown): stored is TableDraft {
  if (typeof stored !== 'object' || stored === null) return false;
  const values = new Map(Object.entries(stored));
  const isText = (field: string) => typeof values.get(field) === 'string';
  const isOrNull = (field: string, type: string) =>
    values.get(field) === null || typeof values.get(field) === type;
  return (
    ['key', 'date', 'email', 'phone', 'requests'].every(isText) &&
    isLocalDate(String(values.get('date'))) &&
    ['restaurantId', 'party', 'promotionId'].every((field) => isOrNull(field, 'number')) &&
    ['time', 'knownLeaveTime', 'reservationNumber'].every((field) => isOrNull(field, 'string'))
  );
}
