import type { EmailChangeId, PropertyId, ReservationId } from '@portico/domain/ids';
import type { ChangeMaker } from '@portico/domain/reservation/change';
import type { Kysely, Transaction } from 'kysely';
import type { ConfirmingMailbox } from '../../access/email-change-code.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

type OfBooking = { readonly propertyId: PropertyId; readonly reservationId: ReservationId };

interface EmailChangeKey extends OfBooking {
  readonly emailChangeId: EmailChangeId;
}

/** A new address requested for a booking, and which of the two mailboxes have confirmed it. */
export interface EmailChange extends EmailChangeKey {
  readonly email: string;
  /** The booking's address at the time of the request. */
  readonly emailBefore: string;
  readonly requestedBy: ChangeMaker;
  readonly endsAt: Date;
  readonly isConfirmed: Readonly<Record<ConfirmingMailbox, boolean>>;
}

export async function insertEmailChange(
  tx: Transaction<Schema>,
  { propertyId, reservationId, emailChangeId, ...change }: Omit<EmailChange, 'isConfirmed'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('email_change')
    .values({
      property_id: propertyId,
      reservation_id: reservationId,
      email_change_id: emailChangeId,
      email: change.email,
      email_before: change.emailBefore,
      asked_by: change.requestedBy,
      created_at: now,
      ends_at: change.endsAt,
      new_confirmed_at: null,
      old_confirmed_at: null,
    })
    .execute();
}

/** Requests of a booking since an instant: by number and name, or by everyone else. */
export async function countEmailChanges(
  db: Kysely<Schema>,
  { propertyId, reservationId }: OfBooking,
  { since, isByLookup }: { readonly since: Date; readonly isByLookup: boolean },
): Promise<number> {
  const { count } = await db
    .selectFrom('email_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('created_at', '>', since)
    .where('asked_by', isByLookup ? '=' : '<>', 'lookup')
    .executeTakeFirstOrThrow();
  return count;
}

/** The newest requested address that can still be confirmed. */
export function newestEmailChange(db: Kysely<Schema>, { propertyId, reservationId }: OfBooking, now: Date) {
  return db
    .selectFrom('email_change')
    .select('email')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .where((row) => row.or([row('new_confirmed_at', 'is', null), row('old_confirmed_at', 'is', null)]))
    .limit(1);
}

/** Undefined: expired and deleted. */
export async function readEmailChange(
  db: Kysely<Schema>,
  { propertyId, reservationId, emailChangeId }: EmailChangeKey,
): Promise<EmailChange | undefined> {
  const row = await db
    .selectFrom('email_change')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('email_change_id', '=', emailChangeId)
    .executeTakeFirst();
  return (
    row && {
      propertyId,
      reservationId,
      emailChangeId,
      email: row.email,
      emailBefore: row.email_before,
      requestedBy: row.asked_by,
      endsAt: row.ends_at,
      isConfirmed: { new: row.new_confirmed_at !== null, old: row.old_confirmed_at !== null },
    }
  );
}

export async function confirmMailbox(
  tx: Transaction<Schema>,
  { propertyId, reservationId, emailChangeId }: EmailChangeKey,
  mailbox: ConfirmingMailbox,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('email_change')
    .set(mailbox === 'new' ? { new_confirmed_at: now } : { old_confirmed_at: now })
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('email_change_id', '=', emailChangeId)
    .execute();
}

/** Deletes every other request of the booking, after this one changed its address. */
export async function deleteOtherEmailChanges(
  tx: Transaction<Schema>,
  { propertyId, reservationId, emailChangeId }: EmailChangeKey,
): Promise<void> {
  await tx
    .deleteFrom('email_change')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('email_change_id', '<>', emailChangeId)
    .execute();
}
