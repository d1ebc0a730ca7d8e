import type { RequestedCard } from '@portico/contract/wire/card';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Attempt } from '../../payments/attempts/attempt.ts';
import { bookingOf } from '../../payments/attempts/booking-of.ts';
import { readAttempt } from '../../payments/attempts/payment-ledger.store.ts';
import type { BrowserFacts, PaymentAnswer } from '../../payments/payment-port.ts';
import type { PollProviderDeps } from '../../payments/settle/poll-provider.ts';
import { pay } from '../../payments/settle/pay.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { readReservation } from '../../reservation/read-reservation.store.ts';

/** An open payment attempt and its booking. */
export interface ToPay {
  readonly attempt: Attempt;
  readonly reservation: BookedReservation;
}

/** Reads a payment by its attempt's id. Throws if the attempt is not of a booking or does not exist. */
export async function readToPay(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  attemptId: PaymentAttemptId,
): Promise<ToPay> {
  const attempt = await readAttempt(db, { propertyId, attemptId });
  const reservation =
    attempt && (await readReservation(db, propertyId, { reservationId: bookingOf(attempt) }));
  if (attempt === undefined || reservation === undefined)
    throw new Error('a key of a payment that does not exist');
  return { attempt, reservation };
}

export interface Payer {
  readonly hotel: Hotel;
  /** Typed for this payment; null: none. */
  readonly card: RequestedCard | null;
  readonly browser: BrowserFacts | null;
  /** The path that the bank or the provider's page redirects the guest to. */
  readonly returnPath: string;
  /** Whether later charges need the card. */
  readonly keepCard: boolean;
  /** When the provider's page stops taking the payment. */
  readonly expiresAt: Date;
}

type PayDeps = Pick<PollProviderDeps, 'providers' | 'log'> & { readonly publicUrl: string | undefined };

/**
 * Requests a booking's payment from the provider, with no transaction open, and passes its answer to `settle`. A repeated
 * request uses the same attempt, so nothing is charged twice. Undefined if `settle` throws: recovery settles the
 * attempt later. Rule: docs/payments.md, "Settling".
 */
export async function payAndSettle<Settled>(
  deps: PayDeps,
  { attempt, reservation }: ToPay,
  { hotel, returnPath, ...payer }: Payer,
  settle: (answer: PaymentAnswer) => Promise<Settled>,
): Promise<Settled | undefined> {
  const answer = await pay(deps.providers, attempt, {
    ...payer,
    returnUrl: `${deps.publicUrl ?? ''}${returnPath}`,
    email: reservation.booker.email,
    description: `${hotel.definition.property.name}, ${reservation.referenceNumber}`,
  });
  try {
    return await settle(answer);
  } catch (error) {
    // The inventory is held and the provider has the attempt: the guest must not pay again.
    const { attemptId, purpose } = attempt;
    deps.log.error({ err: error, attemptId, purpose }, 'a payment could not be settled');
    return undefined;
  }
}
