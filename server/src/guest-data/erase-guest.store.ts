import type { ReservationId } from '@portico/domain/ids';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { newConfirmationToken } from '../platform/ids.ts';
import type { HeldToken } from '../payments/cards/account-card.store.ts';
import { eraseInvoices, erasePayers, eraseTables } from './erase-beside.store.ts';
import type { Person } from './person.ts';

const erasedPerson = { firstName: '', lastName: '', email: '', phone: '' };
const noBooker = {
  ...erasedPerson,
  street: '',
  city: '',
  stateOrCounty: '',
  postCode: '',
  countryId: null,
  optIn: false,
};

/**
 * Erases the booker from a booking: names, contacts, notes, cards and the reason for cancelling, which may be an
 * illness. Dates, rooms, sums and payments stay as the hotel's books. Earlier links and tokens are revoked.
 */
export async function eraseBooking(
  tx: Transaction<Schema>,
  { propertyId }: Pick<Person, 'propertyId'>,
  reservationId: ReservationId,
  now: Date,
): Promise<void> {
  const one = sql`property_id = ${propertyId} AND reservation_id = ${reservationId}`;
  await sql`
    UPDATE reservation SET booker = ${JSON.stringify(noBooker)}, special_requests = NULL, comment = NULL,
      individual_id = NULL, save_card = false, confirmation_token = ${newConfirmationToken()},
      link_version = link_version + 1, holder_address = NULL, holder_email = NULL, holder_card = NULL,
      card_try_subject = NULL, erased_at = ${now}
    WHERE ${one}`.execute(tx);
  await sql`
    UPDATE payment_attempt SET card_brand = NULL, card_last4 = NULL, card_expiry = NULL, card_token = NULL,
      action_url = NULL
    WHERE ${one}`.execute(tx);
  await sql`
    UPDATE reservation_item SET lead_guest = ${JSON.stringify(erasedPerson)}, guests = '[]', child_ages = '[]',
      cancellation_reason_id = NULL
    WHERE ${one}`.execute(tx);
  await sql`UPDATE reservation_change SET what = '[]', plan = NULL, reason = NULL WHERE ${one}`.execute(tx);
  await sql`DELETE FROM email_change WHERE ${one}`.execute(tx);
  await sql`DELETE FROM booking_note WHERE ${one}`.execute(tx);
  // Typed by staff: it may name an illness as well. An answer is stored for a repeated request.
  await sql`UPDATE audit_entry SET reason = NULL, answer = NULL WHERE ${one}`.execute(tx);
  await erasePayers(tx, propertyId, sql`reservation_id = ${reservationId}`, now);
  await eraseInvoices(tx, propertyId, sql`reservation_id = ${reservationId}`, now);
  await eraseTables(tx, propertyId, sql`reservation_id = ${reservationId}`);
  await forgetEvents(tx, { propertyId, reservationId });
  await sql`
    UPDATE outbox SET sent_at = coalesce(sent_at, ${now}), last_error = NULL
    WHERE property_id = ${propertyId} AND payload->>'reservationId' = ${reservationId}`.execute(tx);
}

/** Erases a guest from a booking that someone else made. */
export async function eraseFromStay(
  tx: Transaction<Schema>,
  { propertyId, email }: Person,
  reservationId: ReservationId,
): Promise<void> {
  const one = sql`property_id = ${propertyId} AND reservation_id = ${reservationId}`;
  await sql`
    UPDATE reservation_item SET
      lead_guest = CASE WHEN lower(lead_guest->>'email') = ${email}
        THEN ${JSON.stringify(erasedPerson)}::jsonb ELSE lead_guest END,
      guests = (SELECT coalesce(jsonb_agg(CASE WHEN lower(guest->>'email') = ${email}
          THEN guest || ${JSON.stringify({ ...erasedPerson, isPlaceholder: true })}::jsonb ELSE guest END), '[]')
        FROM jsonb_array_elements(guests) AS guest)
    WHERE ${one}`.execute(tx);
  await sql`UPDATE reservation_change SET what = '[]' WHERE ${one}`.execute(tx);
  // It may name them or hold their link without their address, by which `eraseAccount` finds the others.
  await sql`UPDATE audit_entry SET answer = NULL WHERE ${one}`.execute(tx);
  await forgetEvents(tx, { propertyId, reservationId });
}

/** Deletes undelivered events and messages to other systems, as they name guests. */
async function forgetEvents(
  tx: Transaction<Schema>,
  {
    propertyId,
    reservationId,
  }: { readonly propertyId: Person['propertyId']; readonly reservationId: ReservationId },
): Promise<void> {
  await sql`
    DELETE FROM webhook_message WHERE property_id = ${propertyId} AND subject_id = ${reservationId}`.execute(
    tx,
  );
  await sql`
    UPDATE push_message SET body = NULL
    WHERE property_id = ${propertyId} AND reservation_id = ${reservationId} AND body IS NOT NULL`.execute(tx);
}

/**
 * Detaches cards being saved from the account. Must precede reading its cards: it waits for one that is being saved
 * now.
 */
export async function disownCardRequests(
  tx: Transaction<Schema>,
  { propertyId, email }: Person,
): Promise<void> {
  await sql`
    UPDATE account_card_request SET individual_id = NULL, action_url = NULL
    WHERE property_id = ${propertyId} AND individual_id IN (
      SELECT individual_id FROM account WHERE property_id = ${propertyId} AND email = ${email})`.execute(tx);
}

/**
 * Deletes the account with its cards, sessions and links, and the requests, messages and gift vouchers' names of its
 * address. Erases the address from stored answers, invoices, payments by link and table bookings.
 */
export async function eraseAccount(
  tx: Transaction<Schema>,
  { propertyId, email }: Person,
  now: Date,
): Promise<void> {
  await eraseInvoices(tx, propertyId, sql`lower(billed_to->>'email') = ${email}`, now);
  await sql`
    UPDATE link_payment SET email = '' WHERE property_id = ${propertyId} AND lower(email) = ${email}`.execute(
    tx,
  );
  await eraseTables(tx, propertyId, sql`lower(email) = ${email}`);
  const theirs = sql`property_id = ${propertyId} AND individual_id IN (
    SELECT individual_id FROM account WHERE property_id = ${propertyId} AND email = ${email})`;
  const requests = sql`SELECT request_id FROM account_request WHERE property_id = ${propertyId} AND email = ${email}`;
  const holder = sql`SELECT individual_id FROM account WHERE property_id = ${propertyId} AND email = ${email}`;
  const changes = sql`SELECT request_id FROM account_email_change
    WHERE property_id = ${propertyId} AND (email = ${email} OR individual_id IN (${holder}))`;
  await sql`DELETE FROM account_session WHERE ${theirs}`.execute(tx);
  await sql`DELETE FROM account_card WHERE ${theirs}`.execute(tx);
  await sql`
    DELETE FROM account_token
    WHERE property_id = ${propertyId} AND (subject_id IN (${requests}) OR subject_id IN (${holder})
      OR subject_id IN (${changes}))`.execute(tx);
  await sql`DELETE FROM account_email_change WHERE property_id = ${propertyId} AND request_id IN (${changes})`.execute(
    tx,
  );
  await sql`DELETE FROM account_request WHERE property_id = ${propertyId} AND email = ${email}`.execute(tx);
  await sql`DELETE FROM email_change WHERE property_id = ${propertyId} AND lower(email) = ${email}`.execute(
    tx,
  );
  await sql`DELETE FROM account WHERE property_id = ${propertyId} AND email = ${email}`.execute(tx);
  await sql`
    UPDATE audit_entry SET answer = NULL
    WHERE property_id = ${propertyId} AND answer IS NOT NULL AND position(${email} IN lower(answer::text)) > 0`.execute(
    tx,
  );
  await sql`DELETE FROM voucher_recipient WHERE property_id = ${propertyId} AND lower(email) = ${email}`.execute(
    tx,
  );
  await sql`DELETE FROM contact_message WHERE property_id = ${propertyId} AND lower(email) = ${email}`.execute(
    tx,
  );
}

/** Whether a booking has open money, which must be settled before anyone is erased from the booking. */
export async function hasOpenMoney(
  tx: Transaction<Schema>,
  { propertyId }: Pick<Person, 'propertyId'>,
  reservationId: ReservationId,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM payment_attempt
    WHERE property_id = ${propertyId} AND reservation_id = ${reservationId}
      AND status IN ('created', 'action-required', 'planned')
    UNION ALL
    SELECT 1 FROM refund
    WHERE property_id = ${propertyId} AND reservation_id = ${reservationId} AND refunded_at IS NULL AND refused_at IS NULL
    LIMIT 1`.execute(tx);
  return rows.length > 0;
}

/** The dates of upcoming tables. */
export async function readTablesToCome(
  tx: Transaction<Schema>,
  { propertyId, email }: Person,
  today: string,
): Promise<string[]> {
  const { rows } = await sql<{ date: string }>`
    SELECT DISTINCT visit_date::text AS date FROM table_booking
    WHERE property_id = ${propertyId} AND lower(email) = ${email} AND cancelled_at IS NULL AND visit_date >= ${today}
    ORDER BY date`.execute(tx);
  return rows.map(({ date }) => date);
}

/** Tokens of saved cards: of these bookings, and of an address's account; null: no account. */
export async function readTokens(
  tx: Transaction<Schema>,
  { propertyId, email }: Pick<Person, 'propertyId'> & { readonly email: string | null },
  reservationIds: readonly ReservationId[],
): Promise<HeldToken[]> {
  const { rows } = await sql<HeldToken>`
    SELECT provider, card_token AS token FROM payment_attempt
    WHERE property_id = ${propertyId} AND card_token IS NOT NULL AND reservation_id = ANY(${[...reservationIds]}::uuid[])
    UNION
    SELECT provider, token FROM account_card JOIN account USING (property_id, individual_id)
    WHERE property_id = ${propertyId} AND email = ${email}`.execute(tx);
  return rows;
}
