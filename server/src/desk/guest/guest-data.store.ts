import type { ReservationId } from '@portico/domain/ids';
import { sql, type Kysely } from 'kysely';
import type { Person } from '../../guest-data/person.ts';
import type { Schema } from '../../platform/database/schema.types.ts';

/** A booking that contains a person. */
export interface PersonBooking {
  readonly reservationId: ReservationId;
  readonly referenceNumber: string;
  readonly status: string;
  readonly departure: string;
  /** The booker; otherwise a guest of one of its rooms. */
  readonly isBooker: boolean;
}

/** Bookings that they made, that belong to their account, or that name them as a guest; oldest first. */
export async function readPersonBookings(
  db: Kysely<Schema>,
  { propertyId, email }: Person,
): Promise<PersonBooking[]> {
  const { rows } = await sql<PersonBooking>`
    SELECT reservation_id AS "reservationId", reference_number AS "referenceNumber", status,
      departure::text AS departure,
      lower(booker->>'email') = ${email} OR individual_id IN (
        SELECT individual_id FROM account WHERE property_id = ${propertyId} AND email = ${email}
      ) IS TRUE AS "isBooker"
    FROM reservation
    WHERE property_id = ${propertyId} AND (
      lower(booker->>'email') = ${email}
      OR individual_id IN (SELECT individual_id FROM account WHERE property_id = ${propertyId} AND email = ${email})
      OR EXISTS (
        SELECT FROM reservation_item AS item
        WHERE item.property_id = reservation.property_id AND item.reservation_id = reservation.reservation_id AND (
          lower(item.lead_guest->>'email') = ${email}
          OR EXISTS (SELECT FROM jsonb_array_elements(item.guests) AS guest WHERE lower(guest->>'email') = ${email})
        )
      )
    )
    ORDER BY created_at, reservation_id`.execute(db);
  return rows;
}

/** The hotel's data of one booking, for its booker; sums in minor units. */
export async function readBookingForPerson(
  db: Kysely<Schema>,
  { propertyId }: Person,
  reservationId: ReservationId,
): Promise<object> {
  const { rows } = await sql<{ booking: object }>`
    SELECT jsonb_build_object(
      'reservationNumber', reference_number, 'status', status, 'bookedAt', created_at,
      'arrival', arrival, 'departure', departure, 'booker', booker,
      'specialRequests', special_requests, 'arrivalTime', arrival_time, 'comment', comment, 'paymentType', payment_type, 'company', company,
      'currency', currency, 'grossMinor', gross, 'vatMinor', vat, 'promoCode', promo_code,
      'voucherCode', voucher_code, 'voucherMinor', voucher_amount,
      'rooms', (SELECT jsonb_agg(jsonb_build_object(
          'roomType', room_type_name, 'ratePlan', rate_plan_name, 'rateCode', rate_code, 'arrival', item.arrival, 'departure', item.departure,
          'adults', adults, 'children', children, 'infants', infants, 'leadGuest', lead_guest, 'guests', guests,
          'beds', room_configuration, 'childAges', child_ages, 'grossMinor', item.gross, 'cancelledAt', cancelled_at, 'checkedInOnlineAt', pre_checked_in_at) ORDER BY room_number)
        FROM reservation_item AS item WHERE item.property_id = r.property_id AND item.reservation_id = r.reservation_id),
      'extras', (SELECT jsonb_agg(jsonb_build_object('name', name, 'quantity', quantity, 'grossMinor', extra.gross))
        FROM reservation_extra AS extra WHERE extra.property_id = r.property_id AND extra.reservation_id = r.reservation_id),
      'payments', (SELECT jsonb_agg(jsonb_build_object(
          'at', created_at, 'status', attempt.status, 'minor', amount, 'currency', attempt.currency,
          'cardBrand', card_brand, 'cardLastFour', card_last4, 'cardExpiry', card_expiry, 'provider', provider)
          ORDER BY created_at)
        FROM payment_attempt AS attempt
        WHERE attempt.property_id = r.property_id AND attempt.reservation_id = r.reservation_id),
      'refunds', (SELECT jsonb_agg(jsonb_build_object('at', created_at, 'minor', amount, 'doneAt', refunded_at))
        FROM refund WHERE refund.property_id = r.property_id AND refund.reservation_id = r.reservation_id),
      'changes', (SELECT jsonb_agg(jsonb_build_object('at', created_at, 'kind', kind, 'madeBy', made_by, 'what', what,
          'reason', reason) ORDER BY created_at)
        FROM reservation_change AS change
        WHERE change.property_id = r.property_id AND change.reservation_id = r.reservation_id),
      'mails', (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'orderedAt', created_at, 'sentAt', sent_at)
          ORDER BY created_at)
        FROM outbox WHERE outbox.property_id = r.property_id AND outbox.payload->>'reservationId' = r.reservation_id::text)
    ) AS booking
    FROM reservation AS r WHERE property_id = ${propertyId} AND reservation_id = ${reservationId}`.execute(
    db,
  );
  return rows[0]?.booking ?? {};
}

/** From someone else's booking: its date, and the data of this guest. */
export async function readStayOfGuest(
  db: Kysely<Schema>,
  { propertyId, email }: Person,
  reservationId: ReservationId,
): Promise<object> {
  const { rows } = await sql<{ stay: object }>`
    SELECT jsonb_build_object(
      'reservationNumber', r.reference_number, 'bookedBySomebodyElse', true,
      'arrival', item.arrival, 'departure', item.departure, 'roomType', item.room_type_name,
      'leadGuest', CASE WHEN lower(item.lead_guest->>'email') = ${email} THEN item.lead_guest END,
      'guests', (SELECT jsonb_agg(guest) FROM jsonb_array_elements(item.guests) AS guest
        WHERE lower(guest->>'email') = ${email})
    ) AS stay
    FROM reservation AS r JOIN reservation_item AS item USING (property_id, reservation_id)
    WHERE property_id = ${propertyId} AND reservation_id = ${reservationId} AND (
      lower(item.lead_guest->>'email') = ${email}
      OR EXISTS (SELECT FROM jsonb_array_elements(item.guests) AS guest WHERE lower(guest->>'email') = ${email}))
    ORDER BY room_number LIMIT 1`.execute(db);
  return rows[0]?.stay ?? {};
}

/** The account, its cards and sessions, and other requests and messages under the address. No hashes, no tokens. */
export async function readPersonRest(db: Kysely<Schema>, { propertyId, email }: Person): Promise<object> {
  const { rows } = await sql<{ rest: object }>`
    SELECT jsonb_build_object(
      'account', (SELECT jsonb_build_object(
          'email', email, 'firstName', first_name, 'lastName', last_name, 'phone', phone, 'street', street,
          'city', city, 'stateOrCounty', state_or_county, 'postCode', post_code, 'countryId', country_id,
          'receiveBrandOffers', receive_brand_offers, 'mayChoosePayment', may_choose_payment,
          'createdAt', created_at, 'passwordChangedAt', password_changed_at,
          'cards', (SELECT jsonb_agg(jsonb_build_object('brand', brand, 'lastFour', last4, 'expiry', expiry,
              'provider', provider, 'keptAt', card.created_at))
            FROM account_card AS card
            WHERE card.property_id = account.property_id AND card.individual_id = account.individual_id),
          'logIns', (SELECT jsonb_agg(jsonb_build_object('at', log_in.created_at, 'endsAt', ends_at))
            FROM account_session AS log_in
            WHERE log_in.property_id = account.property_id AND log_in.individual_id = account.individual_id))
        FROM account WHERE property_id = ${propertyId} AND email = ${email}),
      'asked', (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'at', created_at, 'endsAt', ends_at,
          'firstName', registration->>'firstName', 'lastName', registration->>'lastName', 'phone', registration->>'phone'))
        FROM account_request WHERE property_id = ${propertyId} AND email = ${email}),
      'newAddresses', (SELECT jsonb_agg(jsonb_build_object('email', change.email, 'at', created_at, 'endsAt', ends_at))
        FROM account_email_change AS change WHERE property_id = ${propertyId} AND (change.email = ${email} OR email_before = ${email})),
      'messages', (SELECT jsonb_agg(jsonb_build_object('at', created_at, 'name', name, 'phone', phone,
          'message', message, 'search', search, 'answer', answer))
        FROM contact_message WHERE property_id = ${propertyId} AND lower(email) = ${email}),
      'invoices', (SELECT jsonb_agg(jsonb_build_object('number', number, 'description', description,
          'billedTo', billed_to->>'name', 'grossMinor', gross, 'currency', currency, 'at', created_at))
        FROM invoice WHERE property_id = ${propertyId} AND lower(billed_to->>'email') = ${email}),
      'paidByLink', (SELECT jsonb_agg(jsonb_build_object('at', created_at))
        FROM link_payment WHERE property_id = ${propertyId} AND lower(email) = ${email}),
      'giftVouchers', (SELECT jsonb_agg(jsonb_build_object('at', created_at, 'name', name, 'message', message))
        FROM voucher_recipient WHERE property_id = ${propertyId} AND lower(email) = ${email}),
      'tables', (SELECT jsonb_agg(jsonb_build_object('referenceNumber', reference_number, 'restaurant', restaurant_name,
          'date', visit_date, 'party', party, 'phone', phone, 'specialRequests', special_requests,
          'cancelledAt', cancelled_at))
        FROM table_booking WHERE property_id = ${propertyId} AND lower(email) = ${email})
    ) AS rest`.execute(db);
  return rows[0]?.rest ?? {};
}
