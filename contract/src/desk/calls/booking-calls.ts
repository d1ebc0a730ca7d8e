import { currencyCodes } from '@portico/domain/money/currency';
import * as z from 'zod';
import { wireClockTime, wireText } from '../../calls/wire-parts.ts';
import { money, read, write } from '../desk-call.ts';
import { chargeOutcome } from './parts/charge-outcome.ts';
import { deskBooking, folioLineKey } from './parts/desk-booking.ts';

const minor = z.int();

export const number = z.string().max(40);
/** The version that was seen: another by now is refused, saying what changed. Null: any. */
export const version = z.int().nullable();

const cancelTakes = z.strictObject({
  number,
  version,
  /** Null: every room that stands. */
  roomNumber: z.int().min(1).max(50).nullable(),
  reason: z.string().trim().max(500).nullable(),
});

const cancelAnswers = z.strictObject({
  number: z.string(),
  /** Whether no room stands any more. */
  isWhole: z.boolean(),
  rooms: z.array(z.int()).readonly(),
  currency: z.enum(currencyCodes),
  costMinor: minor,
  refunds: z
    .array(
      z.strictObject({ card: z.strictObject({ name: z.string(), last4: z.string() }).nullable(), minor }),
    )
    .readonly(),
  voucherMinor: minor,
  owedMinor: minor,
});

/** Of more than nothing. */
const sum = z.int().min(1).max(100_000_000_00);
/** In words that the guest may read. */
const reason = z.string().trim().min(1).max(500);
const cardRefunds = cancelAnswers.shape.refunds;

/** A booking's sums after a change. */
export const sumsAnswer = z.strictObject({
  number: z.string(),
  version: z.int(),
  currency: z.enum(currencyCodes),
  totalMinor: minor,
  paidMinor: minor,
  /** Below 0: to be given back. */
  stillMinor: minor,
  refunds: cardRefunds,
});

const refundTakes = z.strictObject({
  number,
  version,
  attemptId: z.uuid(),
  minor: sum,
  /** The line that gets cheaper by as much; null: the price stays, and the sum is owed again. */
  off: folioLineKey.nullable(),
  reason,
  isGuestTold: z.boolean(),
});

const priceTakes = z.strictObject({
  number,
  version,
  line: folioLineKey,
  minor: z.int().min(0).max(100_000_000_00),
  reason,
  isGuestTold: z.boolean(),
});

const noShowTakes = z.strictObject({
  number,
  version,
  /** Null: every room that stands. */
  roomNumber: z.int().min(1).max(50).nullable(),
  /** Charges what is owed to the kept card. */
  isCharged: z.boolean(),
  reason: z.string().trim().max(500).nullable(),
});

const noShowAnswer = z.strictObject({
  ...sumsAnswer.shape,
  /** What not coming costs by the booking's terms. */
  costMinor: minor,
  /** Of that, and of earlier fees, what is not paid: may be charged to the kept card. */
  feeOwedMinor: minor,
  /** Null: nothing was charged now. */
  charged: z.strictObject({ minor, outcome: chargeOutcome }).nullable(),
});

const takePaymentTakes = z.strictObject({
  number,
  version,
  kind: z.enum(['paid', 'given-back']),
  way: z.enum(['cash', 'terminal', 'transfer']),
  minor: sum,
});

const stayTakes = z.strictObject({
  number,
  /** True: it was noted by mistake. */
  isUndone: z.boolean(),
});
const noted = z.strictObject({ number: z.string(), at: z.string().nullable() });

export const bookingCalls = {
  /** A booking by its number, typed in any case. */
  'Booking/Read': read(z.strictObject({ number }), deskBooking),
  'Booking/PreviewCancel': read(cancelTakes, cancelAnswers),
  'Booking/Cancel': money(cancelTakes, cancelAnswers),
  'Booking/PreviewRefund': read(refundTakes, sumsAnswer),
  'Booking/Refund': money(refundTakes, sumsAnswer),
  'Booking/PreviewPrice': read(priceTakes, sumsAnswer),
  'Booking/ChangePrice': money(priceTakes, sumsAnswer),
  'Booking/PreviewNoShow': read(noShowTakes, noShowAnswer),
  'Booking/NoShow': money(noShowTakes, noShowAnswer),
  /** Charges what is owed of the fees of cancelled rooms to the kept card; `minor`: the sum that was seen. */
  'Booking/ChargeFee': money(
    z.strictObject({ number, minor: sum }),
    z.strictObject({ number: z.string(), currency: z.enum(currencyCodes), minor, outcome: chargeOutcome }),
  ),
  /** Writes down money that changed hands at the hotel. */
  'Booking/TakePayment': money(takePaymentTakes, sumsAnswer),
  'Booking/CheckIn': write(stayTakes, noted),
  'Booking/CheckOut': write(stayTakes, noted),
  /** Notes when the guests expect to arrive; null: not said. */
  'Booking/SetArrivalTime': write(
    z.strictObject({ number, version, time: wireClockTime.nullable() }),
    z.strictObject({ number: z.string(), version: z.int() }),
  ),
  /** Notes what another system calls the booking; null: nothing. `connectionId` is of the connection, null: that which calls. */
  'Booking/SetOtherNumber': write(
    z.strictObject({
      number,
      connectionId: z.uuid().nullable(),
      otherNumber: wireText(60).min(1).nullable(),
    }),
    z.strictObject({ number: z.string(), otherNumber: z.string().nullable() }),
  ),
  'Booking/WriteNote': write(z.strictObject({ number, text: z.string().trim().min(1).max(1_000) }), noted),
  'Booking/PayLink': money(
    z.strictObject({
      number,
      /** A part of what is still to be paid, such as a deposit; null: all of it. */
      minor: sum.nullable(),
      /** Mails the link to the booker. */
      isMailed: z.boolean(),
    }),
    z.strictObject({
      number: z.string(),
      currency: z.enum(currencyCodes),
      minor,
      url: z.string(),
      /** Null: it is only shown. */
      mailedTo: z.string().nullable(),
    }),
  ),
  /** A link by which the guest leaves a card that is kept for the booking. Nothing is charged. */
  'Booking/StoreCardLink': write(
    z.strictObject({ number, isMailed: z.boolean() }),
    z.strictObject({
      number: z.string(),
      /** Names the link where it is revoked. */
      paymentId: z.string(),
      url: z.string(),
      mailedTo: z.string().nullable(),
    }),
  ),
  /** A link by which guests check in before they come; of one room it shows nothing of who booked or pays. */
  'Booking/PreCheckInLink': write(
    z.strictObject({ number, roomNumber: z.int().min(1).max(99).nullable() }),
    z.strictObject({ number: z.string(), url: z.string() }),
  ),
  'Booking/RevokeLinks': write(z.strictObject({ number }), z.strictObject({ number: z.string() })),
  /** Sends the confirmation again. */
  'Booking/SendMail': write(z.strictObject({ number }), z.strictObject({ number: z.string() })),
} as const;
