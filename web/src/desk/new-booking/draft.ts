import type { DeskAnswer, DeskTakes } from '@portico/contract/desk/desk-calls';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Stay } from '@portico/domain/calendar/stay';
import { typedDay } from '@portico/domain/calendar/typed-day';
import { currencyDigits } from '@portico/domain/money/currency';
import { typedSum } from '../booking/booking-texts.ts';
import { knownAges, type TypedAges } from '../lib/typed-ages.ts';

export interface DraftRoom {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  /** The chosen rate; null: none yet. */
  readonly chosen: { readonly roomTypeId: number; readonly ratePlanId: number } | null;
  readonly bedOptionId: number | null;
  readonly extras: readonly { readonly extraId: number; readonly quantity: number }[];
  readonly childAges: TypedAges;
  /** Empty: the booker sleeps here. */
  readonly firstName: string;
  readonly lastName: string;
}

/** `deposit`: paid on arrival, but for a part that a link asks for at once. */
export type Way = DeskTakes<'NewBooking/Create'>['payment']['way'] | 'deposit';

/** A booking as far as it has been typed. */
export interface Draft {
  readonly arrival: string;
  readonly nights: string;
  readonly promoCode: string;
  readonly ratePlanCode: string;
  readonly areStayRulesWaived: boolean;
  readonly reason: string;
  readonly rooms: readonly DraftRoom[];
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly email: string;
  readonly requests: string;
  readonly note: string;
  readonly voucherCode: string;
  readonly way: Way;
  /** Null: no company is chosen yet. */
  readonly accountId: number | null;
  readonly poNumber: string;
  readonly holdHours: string;
  readonly deposit: string;
}

export const emptyRoom: DraftRoom = {
  adults: 2,
  children: 0,
  infants: 0,
  chosen: null,
  bedOptionId: null,
  extras: [],
  childAges: [],
  firstName: '',
  lastName: '',
};

export const emptyDraft: Draft = {
  arrival: '',
  nights: '1',
  promoCode: '',
  ratePlanCode: '',
  areStayRulesWaived: false,
  reason: '',
  rooms: [emptyRoom],
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  requests: '',
  note: '',
  voucherCode: '',
  way: 'on-arrival',
  accountId: null,
  poNumber: '',
  holdHours: '24',
  deposit: '',
};

type StayTakes = Stay &
  Pick<DeskTakes<'NewBooking/Search'>, 'promoCode' | 'ratePlanCode' | 'areStayRulesWaived'>;

/** The stay that is typed; undefined while it cannot be read. */
export function stayOfDraft(draft: Draft, today: LocalDate): StayTakes | undefined {
  const arrival = typedDay(draft.arrival, today);
  const nights = Number(draft.nights);
  if (arrival === undefined || !Number.isInteger(nights) || nights < 1 || nights > 400) return undefined;
  const { promoCode, ratePlanCode, areStayRulesWaived } = draft;
  return { arrival, departure: addDays(arrival, nights), promoCode, ratePlanCode, areStayRulesWaived };
}

export function searchTakes(stay: StayTakes, { rooms }: Draft): DeskTakes<'NewBooking/Search'> {
  return { ...stay, rooms: rooms.map(({ adults, children, infants }) => ({ adults, children, infants })) };
}

/** Undefined until each room has its rate. */
export function priceTakes(
  stay: StayTakes,
  { rooms, voucherCode }: Draft,
): DeskTakes<'NewBooking/Price'> | undefined {
  const chosen = rooms.flatMap((room) => (room.chosen === null ? [] : [chosenRoom(room, room.chosen)]));
  return chosen.length === rooms.length ? { ...stay, voucherCode, rooms: chosen } : undefined;
}

function chosenRoom(
  { adults, children, infants, extras, childAges }: DraftRoom,
  { roomTypeId, ratePlanId }: NonNullable<DraftRoom['chosen']>,
) {
  return {
    roomTypeId,
    ratePlanId,
    adults,
    children,
    infants,
    childAges: knownAges(childAges.slice(0, children)),
    extras,
  };
}

/** The whole booking, for the sums that were told to the guest. */
export function createTakes(
  price: DeskTakes<'NewBooking/Price'>,
  draft: Draft,
  { totalMinor, voucherMinor }: Pick<DeskAnswer<'NewBooking/Price'>, 'totalMinor' | 'voucherMinor'>,
): DeskTakes<'NewBooking/Create'> {
  const { firstName, lastName, phone, email, requests, note, reason } = draft;
  return {
    ...price,
    rooms: price.rooms.map((room, index) => ({
      ...room,
      bedOptionId: draft.rooms[index]?.bedOptionId ?? null,
      leadGuest: leadGuestOf(draft.rooms[index]),
    })),
    booker: { firstName, lastName, email, phone },
    requests,
    note,
    payment: paymentOf(draft),
    seenMinor: totalMinor,
    seenVoucherMinor: voucherMinor,
    reason,
  };
}

function leadGuestOf({ firstName, lastName }: DraftRoom = emptyRoom) {
  return firstName === '' && lastName === '' ? null : { firstName, lastName };
}

function paymentOf({
  way,
  accountId,
  poNumber,
  holdHours,
}: Draft): DeskTakes<'NewBooking/Create'>['payment'] {
  if (way === 'link') return { way, holdHours: Number(holdHours) };
  return way === 'invoice' ? { way, accountId: accountId ?? 0, poNumber } : { way: 'on-arrival' };
}

/** The deposit that is asked for, in minor units; null: none; undefined: it cannot be read, or is more than the price. */
export function depositMinor(
  { way, deposit }: Pick<Draft, 'way' | 'deposit'>,
  { totalMinor, currency, ways }: Pick<DeskAnswer<'NewBooking/Price'>, 'totalMinor' | 'currency' | 'ways'>,
): number | null | undefined {
  if (way !== 'deposit' || !ways.includes('link')) return null;
  const minor = typedSum(deposit, currencyDigits(currency));
  return minor !== undefined && minor <= totalMinor ? minor : undefined;
}
