import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId } from '@portico/domain/ids';
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../platform/ids.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { enqueue } from '../platform/outbox/outbox.store.ts';
import { newToken, tokenHash } from '../platform/opaque-token.ts';

/** Kind of its message in the outbox. */
export const INVITATION_MAIL = 'staff-invitation';

/** How long the link of an invitation is valid. */
const INVITATION_MS = 24 * 60 * 60_000;

export interface NewInvitation {
  readonly propertyId: PropertyId;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  /** For somebody who cannot log in: replaces every way in of theirs. */
  readonly isNewLogIn: boolean;
  readonly invitedBy: string;
}

export interface Invitation extends NewInvitation {
  readonly invitationId: string;
  readonly endsAt: Date;
}

/** Invites, in place of an invitation before, and enqueues the mail: only there is its link. */
export async function putInvitation(
  tx: Transaction<Schema>,
  { propertyId, email, name, role, isNewLogIn, invitedBy }: NewInvitation,
  now: Date,
): Promise<void> {
  await deleteInvitation(tx, propertyId, email);
  const invitationId = newId();
  await tx
    .insertInto('staff_invitation')
    .values({
      property_id: propertyId,
      invitation_id: invitationId,
      email,
      name,
      role,
      is_new_log_in: isNewLogIn,
      token_hash: null,
      invited_by: invitedBy,
      created_at: now,
      ends_at: new Date(now.getTime() + INVITATION_MS),
    })
    .execute();
  await enqueue(tx, { propertyId, kind: INVITATION_MAIL, payload: { invitationId } }, now);
}

/** False: there was none. */
export async function deleteInvitation(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  email: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_invitation')
    .where('property_id', '=', propertyId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that can be accepted, newest first. */
export async function readInvitations(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  now: Date,
): Promise<Invitation[]> {
  return invitations(db, propertyId, now).orderBy('created_at', 'desc').orderBy('email').execute();
}

/** By its id, for its mail; undefined: accepted, withdrawn or over. */
export async function readInvitation(
  db: Kysely<Schema>,
  { propertyId, invitationId }: Pick<Invitation, 'propertyId' | 'invitationId'>,
  now: Date,
): Promise<Invitation | undefined> {
  return invitations(db, propertyId, now).where('invitation_id', '=', invitationId).executeTakeFirst();
}

/** By the token of its link. `lock`: until the end of the transaction that accepts it, so that it is accepted once. */
export async function openInvitation(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  token: string,
  now: Date,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<Invitation | undefined> {
  const query = invitations(db, propertyId, now).where('token_hash', '=', tokenHash(token));
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** A token for the link of its mail, in place of one made for a try before. */
export async function newInvitationToken(
  db: Kysely<Schema>,
  { propertyId, invitationId }: Pick<Invitation, 'propertyId' | 'invitationId'>,
): Promise<string> {
  const token = newToken();
  await db
    .updateTable('staff_invitation')
    .set({ token_hash: tokenHash(token) })
    .where('property_id', '=', propertyId)
    .where('invitation_id', '=', invitationId)
    .execute();
  return token;
}

function invitations(db: Kysely<Schema>, propertyId: PropertyId, now: Date) {
  return db
    .selectFrom('staff_invitation')
    .select([
      'property_id as propertyId',
      'invitation_id as invitationId',
      'email',
      'name',
      'role',
      'is_new_log_in as isNewLogIn',
      'invited_by as invitedBy',
      'ends_at as endsAt',
    ])
    .where('property_id', '=', propertyId)
    .where('ends_at', '>', now);
}
