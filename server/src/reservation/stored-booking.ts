import { branded } from '@portico/contract/branded';
import { isLocalDate } from '@portico/domain/calendar/local-date';
import type { BedOptionId, PromotionId } from '@portico/domain/ids';
import * as z from 'zod';
import { storedJson } from '../platform/database/stored-json.ts';
import type { BilledCompany, BookedReservation, BookedRoom } from './booked-reservation.ts';

// Each type states what its schema reads, so that a new field does not compile until it is read here. Fields that older
// bookings lack have a default; sums, dates, terms and mail recipients have none.

export const date = z.string().refine(isLocalDate, 'Expected a date, YYYY-MM-DD');
export const minor = z.int();
/** Empty if absent. */
const text = z.string().default('');

const guestShape = { firstName: z.string(), lastName: z.string(), email: text, phone: text };

export const booker: z.ZodType<BookedReservation['booker']> = z.object({
  ...guestShape,
  email: z.string(),
  street: text,
  city: text,
  stateOrCounty: text,
  postCode: text,
  countryId: z.int().nullable().default(null),
  optIn: z.boolean().default(false),
});
export const storedBooker = storedJson('reservation.booker', booker);

export const dueLater: z.ZodType<BookedReservation['due']['later']> = z.array(z.object({ date, minor }));
export const storedDueLater = storedJson('reservation.due_later', dueLater);

export const paidFor: z.ZodType<BookedReservation['paidFor']> = z.array(
  z.object({ payment: z.string(), room: z.string(), part: z.string(), minor }),
);
export const storedPaidFor = storedJson('reservation.paid_for', paidFor);

const company: z.ZodType<BilledCompany | null> = z
  .object({
    accountId: z.int(),
    name: z.string(),
    poNumber: z.string(),
    contact: z.object({ name: z.string(), email: z.string() }),
  })
  .nullable();
export const storedCompany = storedJson('reservation.company', company);

const fellows: z.ZodType<BookedRoom['fellows']> = z.array(
  z.object({ ...guestShape, isChild: z.boolean(), isPlaceholder: z.boolean() }),
);
export const storedFellows = storedJson('reservation_item.guests', fellows);

const childAges: z.ZodType<BookedRoom['childAges']> = z.array(z.int()).default([]);
export const storedChildAges = storedJson('reservation_item.child_ages', childAges);

const guest: z.ZodType<BookedRoom['leadGuest']> = z.object(guestShape);
export const storedGuest = storedJson('reservation_item.lead_guest', guest);

const payment: z.ZodType<BookedRoom['payment']> = z.array(
  z.discriminatedUnion('when', [
    z.object({ when: z.literal('at-booking'), percentBasisPoints: z.int() }),
    z.object({ when: z.literal('days-before-arrival'), percentBasisPoints: z.int(), daysBefore: z.int() }),
  ]),
);
export const storedPayment = storedJson('reservation_item.payment_policy', payment);

const fee = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('nights'), nights: z.int() }),
  z.object({ kind: z.literal('percent'), basisPoints: z.int() }),
  z.object({ kind: z.literal('full') }),
]);
const cancellation: z.ZodType<BookedRoom['cancellation']> = z.object({
  entries: z.array(z.object({ daysBefore: z.int().nullable(), at: z.string().nullable(), fee })),
  noShow: fee,
});
export const storedCancellation = storedJson('reservation_item.cancellation_policy', cancellation);

const night = z.object({
  date,
  grossMinor: minor,
  originalGrossMinor: minor.optional(),
  cityTaxMinor: minor.default(0),
});
const nights: z.ZodType<BookedRoom['nights']> = z.array(
  night.transform((stored) => ({
    ...stored,
    originalGrossMinor: stored.originalGrossMinor ?? stored.grossMinor,
  })),
);
export const storedNights = storedJson('reservation_item.nights', nights);

const vatParts: z.ZodType<BookedRoom['vatParts']> = z
  .array(z.object({ rateMillipercent: z.int(), shareBasisPoints: z.int() }))
  .default([]);
export const storedVatParts = storedJson('reservation_item.vat_parts', vatParts);

const cityTax: z.ZodType<BookedRoom['cityTax']> = z
  .object({
    name: z.string(),
    adultMinor: minor,
    childMinor: minor,
    infantMinor: minor,
    mostNights: z.int().nullable(),
    isPaidAtHotel: z.boolean(),
  })
  .nullable()
  .default(null);
export const storedCityTax = storedJson('reservation_item.city_tax_terms', cityTax);

const promotion: z.ZodType<BookedRoom['promotion']> = z
  .object({ promotionId: branded<PromotionId>(z.int()), name: z.string() })
  .nullable();
export const storedPromotion = storedJson('reservation_item.promotion', promotion);

const roomConfiguration: z.ZodType<BookedRoom['roomConfiguration']> = z
  .object({ id: branded<BedOptionId>(z.int()), name: z.string() })
  .nullable();
export const storedRoomConfiguration = storedJson('reservation_item.room_configuration', roomConfiguration);

/** Schemas of a room's fields by name, for storing a whole room. */
export const storedOfRoom = {
  leadGuest: guest,
  childAges,
  fellows,
  payment,
  cancellation,
  nights,
  promotion,
  roomConfiguration,
  vatParts,
  cityTax,
};
