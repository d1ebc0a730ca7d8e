import { toPaymentTypes } from '@portico/contract/property-file/to-domain';
import { usesProvider } from '@portico/domain/payment/payment-methods';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PaymentPort } from '../../payments/payment-port.ts';
import type { Providers } from '../../payments/providers.ts';
import type { SavedCard } from '../../payments/attempts/attempt.ts';
import { readSavedCard } from '../../payments/scheduled/scheduled-charge.store.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { wasLastDeclined } from './read-change.store.ts';

/** How a change is paid, and by which provider. */
export interface WayToPay {
  readonly paidBy: 'kept-card' | 'card' | 'page';
  readonly provider: PaymentPort;
  /** Null if it is not charged. */
  readonly savedCard: SavedCard | null;
}

/**
 * How a change is paid. By default the booking's stored card pays. A typed card pays if the guest typed one, the last
 * change was declined, or access is only by number and name. Otherwise the guest pays on the provider's page.
 * Undefined: no provider is available. Rule: docs/payments.md, "Paying a change".
 */
export async function wayToPay(
  db: Kysely<Schema>,
  {
    hotel,
    providers,
    booking,
    madeBy,
    hasTypedCard = false,
  }: {
    readonly hotel: Hotel;
    readonly providers: Providers;
    readonly booking: BookedReservation;
    readonly madeBy: ChangeMaker;
    readonly hasTypedCard?: boolean;
  },
): Promise<WayToPay | undefined> {
  const mayBeSavedCard = !hasTypedCard && madeBy !== 'lookup';
  const saved = mayBeSavedCard ? await readSavedCard(db, booking) : undefined;
  const keeper = saved?.card && providers.named(saved.provider);
  if (saved && keeper && !(await wasLastDeclined(db, booking)))
    return { paidBy: 'kept-card', provider: keeper, savedCard: saved.card };
  const { paymentType } = booking;
  const provider = usesProvider(paymentType) ? providers.forMethod(hotel, paymentType) : undefined;
  if (provider === undefined) return undefined;
  return { paidBy: provider.cards === 'typed-here' ? 'card' : 'page', provider, savedCard: null };
}

/** The provider that stores a card without charging it, and where it is typed; undefined: none. */
export function wayToKeep(hotel: Hotel, providers: Providers): WayToPay | undefined {
  if (!toPaymentTypes(hotel.definition).includes('store-card')) return undefined;
  const provider = providers.forMethod(hotel, 'store-card');
  if (provider === undefined || provider.cards === 'none') return undefined;
  return { paidBy: provider.cards === 'typed-here' ? 'card' : 'page', provider, savedCard: null };
}
