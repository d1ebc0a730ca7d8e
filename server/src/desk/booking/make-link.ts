import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { PayRequestId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import { makePayLink, type Requested } from '../../payments/invoice/make-pay-link.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { enqueueMail } from '../../reservation/booking-mails.ts';
import type { Run } from '../run/operation.ts';

/** A link for the guest of a booking. */
export interface MadeLink {
  readonly paymentId: PayRequestId;
  readonly url: string;
  /** Null: it is only shown. */
  readonly mailedTo: string | null;
}

/** Why the guest can be sent no link; undefined: they can. */
export function whyNoLink(
  { links }: Pick<Run, 'links'>,
  { booker }: Pick<BookedReservation, 'booker'>,
  isMailed: boolean,
): DeskRefusal | undefined {
  if (links === undefined) return { code: 'desk.no-links' };
  return isMailed && booker.email === '' ? { code: 'desk.no-address' } : undefined;
}

/** Makes a link by which the guest pays or leaves a card, and the mail with it if it is to be mailed. */
export async function makeLink(
  { hotel, database, clock, links }: Run,
  { propertyId, reservationId, booker }: BookedReservation,
  requested: Requested,
  isMailed: boolean,
): Promise<Result<MadeLink, DeskRefusal>> {
  if (links === undefined) return refused({ code: 'desk.no-links' });
  const now = clock.now();
  const { request, path } = await inTransaction(database, async (tx) => {
    const made = await makePayLink(tx, hotel, links.secrets, requested, now);
    const payload = { reservationId, paymentId: made.request.paymentId };
    const kind = requested.action === 'pay' ? 'guest-pay-link' : 'guest-card-link';
    if (isMailed) await enqueueMail(tx, { propertyId, kind, payload }, now);
    return made;
  });
  const { paymentId } = request;
  return ok({ paymentId, url: links.publicUrl + path, mailedTo: isMailed ? booker.email : null });
}
