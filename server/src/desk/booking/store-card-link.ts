import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { toPaymentTypes } from '@portico/contract/property-file/to-domain';
import { providerWays } from '@portico/contract/providers/provider-ways';
import { isProviderWay } from '@portico/domain/payment/payment-methods';
import { ok, refused } from '@portico/domain/result';
import { providerOfLink } from '../../payments/pay-by-link/provider-of-link.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { findBooking } from './find-booking.ts';
import { makeLink, whyNoLink } from './make-link.ts';

type StoreCardLink = 'Booking/StoreCardLink';

/**
 * A link by which the guest leaves a card, kept as the guarantee of the booking. Nothing is charged, and no card number
 * is typed at the desk. Rule: docs/payments.md, "Pay by link".
 */
export async function storeCardLink(
  run: Run,
  { number, isMailed }: DeskTaken<StoreCardLink>,
): Promise<Outcome<StoreCardLink>> {
  const found = await findBooking(run, number);
  if (!found.ok) return found;
  const { reservationId, referenceNumber, status } = found.value;
  run.audit({ reservationId });
  if (status !== 'confirmed')
    return refused({ code: 'desk.card-not-needed', facts: { number: referenceNumber, status } });
  const whyNot = whyNoCards(run) ?? whyNoLink(run, found.value, isMailed);
  if (whyNot !== undefined) return refused(whyNot);
  const requested = { number: referenceNumber, action: 'store-card', reservationId } as const;
  const made = await makeLink(run, found.value, requested, isMailed);
  if (!made.ok) return made;
  const { mailedTo } = made.value;
  run.audit({ what: [{ what: 'card link', was: '', now: mailedTo === null ? 'shown' : 'mailed' }] });
  return ok({ number: referenceNumber, ...made.value });
}

/** Undefined if a provider stores cards for the hotel. */
function whyNoCards({ hotel, providers }: Run): DeskRefusal | undefined {
  if (providerOfLink(providers, hotel, 'store-card') !== undefined) return undefined;
  const way = toPaymentTypes(hotel.definition).find(isProviderWay);
  const provider = way === undefined ? null : providerWays[way].name;
  return { code: 'desk.no-cards-kept', facts: { provider } };
}
