import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import { readEmailChangeCode, type EmailChangeLink } from '../../access/email-change-code.ts';
import type { Secrets } from '../../access/seal.ts';
import { applyChange } from '../change/apply-change.ts';
import { isOtherEmail } from '../change/request-email-change.ts';
import type { ChangeDeps } from '../change/change-deps.ts';
import {
  confirmMailbox,
  deleteOtherEmailChanges,
  readEmailChange,
  type EmailChange,
} from '../change/email-change.store.ts';
import type { BookingRefusal } from '../submit/booking-refusal.ts';
import { planChange } from '../change/plan-change.ts';
import { readChangesSoFar } from '../change/read-change.store.ts';
import { noChange } from '../change/requested-change.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';
import { lockReservation } from '../../reservation/read-reservation.store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { rollbackWith } from '../../platform/database/rollback-with.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether } from '../../platform/database/write-together.ts';

export type ConfirmEmailDeps = Pick<ChangeDeps, 'database' | 'clock' | 'takers'> & {
  readonly secrets: Secrets;
};

type Confirmed = Result<{ readonly isChanged: boolean }, BookingRefusal>;

/**
 * One of two mailboxes confirms a new address. Once both have, the booking gets it. A repeat gets the same answer.
 * Rule: docs/booking.md, "A new e-mail address".
 */
export async function confirmBookerEmail(
  deps: ConfirmEmailDeps,
  hotel: Hotel,
  code: string,
): Promise<Confirmed> {
  const link = readEmailChangeCode(deps.secrets, code);
  if (link === undefined || link.propertyId !== hotel.propertyId) return refused({ code: 'link.invalid' });
  const now = deps.clock.now();
  return inTransaction(
    deps.database,
    async (tx): Promise<Confirmed> => {
      const confirmed = await confirmIn(tx, deps, hotel, link, now);
      return confirmed.ok ? confirmed : rollbackWith(confirmed);
    },
    { retryable: true },
  );
}

async function confirmIn(
  tx: Transaction<Schema>,
  deps: ConfirmEmailDeps,
  hotel: Hotel,
  link: EmailChangeLink,
  now: Date,
): Promise<Confirmed> {
  const before = await lockReservation(tx, link.propertyId, link.reservationId);
  if (before === undefined || before.linkVersion !== link.linkVersion)
    return refused({ code: 'link.invalid' });
  const request = await readEmailChange(tx, link);
  if (request === undefined) return refused({ code: 'change.email-over' });
  const isDone = request.isConfirmed.new && request.isConfirmed.old && !isOtherEmail(request.email, before);
  if (isDone) return ok({ isChanged: true });
  if (request.endsAt <= now || isOtherEmail(request.emailBefore, before))
    return refused({ code: 'change.email-over' });
  await confirmMailbox(tx, request, link.mailbox, now);
  const other = link.mailbox === 'new' ? 'old' : 'new';
  return request.isConfirmed[other]
    ? changeEmail(tx, deps, { hotel, before, request, now })
    : ok({ isChanged: false });
}

async function changeEmail(
  tx: Transaction<Schema>,
  { takers: take }: ConfirmEmailDeps,
  {
    hotel,
    before,
    request,
    now,
  }: { hotel: Hotel; before: BookedReservation; request: EmailChange; now: Date },
): Promise<Confirmed> {
  const { isWaiting, recentChanges, ledger } = await readChangesSoFar(tx, before, now);
  // The stored plan contains the old booker.
  if (isWaiting) return refused({ code: 'change.waits-for-payment' });
  const plan = await planChange(tx, hotel, before, { ...noChange, newEmail: request.email }, { now, ledger });
  if (!plan.ok) return plan;
  const made = { madeBy: request.requestedBy, reason: null, recentChanges, now, take };
  const done = await applyChange(tx, plan.value, made);
  if (!done.ok) throw new Error('a new e-mail address takes nothing');
  await writeTogether(tx, done.value.writes);
  await deleteOtherEmailChanges(tx, request);
  return ok({ isChanged: true });
}
