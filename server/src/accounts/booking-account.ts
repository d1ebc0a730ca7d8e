import type { WireCard } from '@portico/contract/calls/parts/card';
import type { IndividualId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { readCards, type AccountCard } from '../payments/cards/account-card.store.ts';
import { readAccount } from './account.store.ts';
import { mayChoosePayment } from './read-user.ts';

/** The booker's account, when a guest is logged in. */
export interface BookingAccount {
  readonly individualId: IndividualId;
  readonly mayChoosePayment: boolean;
  /** The saved card that pays; null: another, or none. */
  readonly card: AccountCard | null;
  readonly saveCard: boolean;
}

/**
 * The account of a booking; null when no guest is logged in. Refuses a saved card without a log-in, or one of another
 * account: it is as unknown as one that never existed. Rule: docs/accounts.md, "Booking".
 */
export async function bookingAccount(
  db: Kysely<Schema>,
  hotel: Hotel,
  individualId: IndividualId | undefined,
  card: WireCard | null | undefined,
): Promise<
  Result<BookingAccount | null, { readonly code: 'account.card-unknown' | 'account.session-ended' }>
> {
  const { propertyId, definition } = hotel;
  const isOffered = definition.settings.userAccounts && individualId !== undefined;
  const cardId = card?.CreditCardId ?? null;
  if (definition.settings.userAccounts && individualId === undefined && cardId !== null)
    return refused({ code: 'account.session-ended' });
  const account = isOffered ? await readAccount(db, propertyId, { individualId }) : undefined;
  const cards = account !== undefined && cardId !== null ? await readCards(db, account) : [];
  const chosen = cards.find((one) => one.cardId === cardId) ?? null;
  if (cardId !== null && chosen === null) return refused({ code: 'account.card-unknown' });
  if (account === undefined) return ok(null);
  return ok({
    individualId: account.individualId,
    mayChoosePayment: mayChoosePayment(hotel, account),
    card: chosen,
    saveCard: chosen === null && card?.SaveCreditCardToIndividual === true,
  });
}
