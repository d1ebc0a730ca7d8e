import { branded } from '@portico/contract/branded';
import type {
  ExtraId,
  PaymentAttemptId,
  PromotionId,
  RatePlanId,
  ReservationItemId,
  RoomTypeId,
} from '@portico/domain/ids';
import * as z from 'zod';
import { storedJson } from '../../platform/database/stored-json.ts';
import type { PaymentRefund } from '../../payments/refunds/give-back.ts';
import type { BookedExtra, BookedReservation, BookedRoom } from '../../reservation/booked-reservation.ts';
import { booker, date, dueLater, storedOfRoom, minor, paidFor } from '../../reservation/stored-booking.ts';
import type { ChangePlan } from './change-plan.ts';
import { heldBy } from './held-change.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));
const stay = z.object({ arrival: date, departure: date });

const extra: z.ZodType<BookedExtra> = z.object({
  extraId: branded<ExtraId>(z.int()),
  name: z.string(),
  chargeType: z.enum(['per-stay', 'per-day', 'per-quantity']),
  isPerPerson: z.boolean(),
  isLimited: z.boolean(),
  quantity: z.int(),
  netMinor: minor,
  vatMinor: minor,
  grossMinor: minor,
  vatRateMillipercent: z.int().nullable().default(null),
});

const room: z.ZodType<BookedRoom> = z.object({
  itemId: branded<ReservationItemId>(z.uuid()),
  roomNumber: z.int(),
  roomTypeId: branded<RoomTypeId>(z.int()),
  roomTypeName: z.string(),
  ratePlanId: branded<RatePlanId>(z.int()),
  ratePlanName: z.string(),
  rateCode: z.string().nullable().default(null),
  stay,
  guests: z.object({ adults: z.int(), children: z.int(), infants: z.int() }),
  vat: z.object({ rateMillipercent: z.int(), isExclusive: z.boolean() }),
  ...storedOfRoom,
  netMinor: minor,
  vatMinor: minor,
  grossMinor: minor,
  originalGrossMinor: minor,
  cityTaxMinor: minor.default(0),
  extras: z.array(extra),
  extrasGrossMinor: minor,
  allowEdit: z.boolean(),
  allowCancel: z.boolean(),
  areExtrasInPolicy: z.boolean().nullable(),
  preCheckedInAt: instant.nullable().default(null),
  cancelled: z.object({ at: instant, reasonId: z.int().nullable(), feeMinor: minor }).nullable(),
});

const refund: z.ZodType<PaymentRefund> = z.object({
  attemptId: branded<PaymentAttemptId>(z.uuid()),
  minor,
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});

/** The parts of a booking that a change may change. */
const storedPlan = z.object({
  kind: z.enum(['update', 'pre-check-in']).default('update'),
  keepsCard: z.boolean().default(false),
  feeMinor: minor,
  money: z.object({
    paidMinor: minor,
    takeMinor: minor,
    refundMinor: minor,
    refunds: z.array(refund).readonly().default([]),
    voucherReturnMinor: minor,
  }),
  after: z.object({
    stay,
    booker,
    specialRequests: z.string().nullable(),
    /** Absent: as it is. */
    arrivalTime: z.string().nullable().optional(),
    promotionId: branded<PromotionId>(z.int()).nullable(),
    voucherMinor: minor,
    paidFor: paidFor.default([]),
    netMinor: minor,
    vatMinor: minor,
    grossMinor: minor,
    due: z.object({
      nowMinor: minor,
      later: dueLater,
      atHotelMinor: minor,
      onInvoiceMinor: minor,
    }),
    rooms: z.array(room).readonly(),
  }),
});
/** A stored change that waits for its payment. */
export type StoredPlan = Omit<z.infer<typeof storedPlan>, 'kind'> & Pick<ChangePlan, 'kind'>;
export const readStoredPlan = storedJson('reservation_change.plan', storedPlan);

/** As JSON, with its holds for reconciliation to count. */
export function planJson(plan: ChangePlan): string {
  const { kind, before, after, feeMinor, money, keepsCard } = plan;
  const {
    stay,
    booker,
    specialRequests,
    arrivalTime,
    promotionId,
    netMinor,
    vatMinor,
    grossMinor,
    due,
    rooms,
    paidFor,
  } = after;
  const voucherMinor = after.voucher?.minor ?? 0;
  const sums = { paidFor, netMinor, vatMinor, grossMinor, due, voucherMinor };
  const stored: StoredPlan = {
    kind,
    keepsCard,
    feeMinor,
    money,
    after: {
      ...{ stay, booker, specialRequests, promotionId, rooms, ...sums },
      ...(arrivalTime !== before.arrivalTime && { arrivalTime }),
    },
  };
  return JSON.stringify({ ...stored, held: heldBy(plan) });
}

/** Whether the card that pays is stored: for a later part, or on request. */
export function keepsCard({ keepsCard: isRequested, after }: StoredPlan): boolean {
  return isRequested || after.due.later.length > 0;
}

/**
 * The stored plan on the current booking, of which staff may have noted the arrival time meanwhile; anything else would
 * have ended it.
 */
export function planOfStored(
  { kind, keepsCard, after, feeMinor, money }: StoredPlan,
  before: BookedReservation,
): ChangePlan {
  const { voucherMinor, arrivalTime = before.arrivalTime, ...changed } = after;
  return {
    kind,
    keepsCard,
    before,
    after: {
      ...before,
      ...changed,
      arrivalTime,
      voucher: before.voucher && { ...before.voucher, minor: voucherMinor },
      version: before.version + 1,
    },
    what: [],
    lostPromotions: [],
    feeMinor,
    money,
  };
}
