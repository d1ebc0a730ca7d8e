import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import { stayDates, type Stay } from '@portico/domain/calendar/stay';
import type { ReservationId, ReservationItemId } from '@portico/domain/ids';
import { newConfirmationToken, newId, newReferenceNumber } from '@portico/server/platform/ids';
import { DOUBLE } from '@portico/testing/builders/hotel-file';
import type { Client } from 'pg';
import { BENCH_PROPERTY } from '../create/bench-hotel.ts';

/** A booking of one room over two nights. One measured request or bare transaction uses it up. */
export interface CopiedBooking {
  readonly reservationId: ReservationId;
  readonly itemId: ReservationItemId;
  readonly referenceNumber: string;
  readonly stay: Stay;
}

/** Leaves nights after each stay for it to be moved to. */
const ARRIVALS = 990;

/** Copies a booking made by Create, with its payments, to stays across the thousand nights. */
export async function copyBooking(
  client: Client,
  confirmationToken: string,
  { count, today }: { readonly count: number; readonly today: LocalDate },
): Promise<CopiedBooking[]> {
  const copies = Array.from({ length: count }, (_, number) => copyAt(number, today));
  await client.query('BEGIN');
  await client.query(
    `CREATE TEMPORARY TABLE copy ON COMMIT DROP AS
     SELECT copied.*, template.reservation_id AS template_id
     FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::text[], $7::date[], $8::date[], $9::jsonb[]) AS copied
         (reservation_id, item_id, reference_number, confirmation_token, arrival, departure, nights),
       reservation AS template
     WHERE template.property_id = $1 AND template.confirmation_token = $2`,
    [
      BENCH_PROPERTY,
      confirmationToken,
      copies.map(({ reservationId }) => reservationId),
      copies.map(({ itemId }) => itemId),
      copies.map(({ referenceNumber }) => referenceNumber),
      copies.map(newConfirmationToken),
      copies.map(({ stay }) => stay.arrival),
      copies.map(({ stay }) => stay.departure),
      copies.map(({ stay }) => JSON.stringify(stayDates(stay))),
    ],
  );
  for (const statement of [insertReservations, insertItems, insertPayments])
    await client.query(statement, [BENCH_PROPERTY]);
  await client.query(sellNights, [BENCH_PROPERTY, DOUBLE]);
  await client.query('COMMIT');
  return copies;
}

function copyAt(number: number, today: LocalDate): CopiedBooking {
  const arrival = addDays(today, 1 + ((number * 389) % ARRIVALS));
  return {
    reservationId: newId<ReservationId>(),
    itemId: newId<ReservationItemId>(),
    referenceNumber: newReferenceNumber(),
    stay: { arrival, departure: addDays(arrival, 2) },
  };
}

const insertReservations = `
  INSERT INTO reservation
  SELECT made.*
  FROM copy JOIN reservation AS template ON template.property_id = $1 AND template.reservation_id = template_id,
    jsonb_populate_record(template, jsonb_build_object('reservation_id', copy.reservation_id,
      'reference_number', copy.reference_number, 'confirmation_token', copy.confirmation_token,
      'arrival', copy.arrival, 'departure', copy.departure)) AS made`;

const insertItems = `
  INSERT INTO reservation_item
  SELECT made.*
  FROM copy JOIN reservation_item AS template ON template.property_id = $1 AND template.reservation_id = template_id,
    jsonb_populate_record(template, jsonb_build_object('reservation_id', copy.reservation_id,
      'item_id', copy.item_id, 'arrival', copy.arrival, 'departure', copy.departure,
      'nights', (SELECT jsonb_agg(jsonb_build_object('date', date, 'grossMinor', template.gross / 2))
        FROM jsonb_array_elements(copy.nights) AS date))) AS made`;

const insertPayments = `
  INSERT INTO payment_attempt
  SELECT made.*
  FROM copy JOIN payment_attempt AS template ON template.property_id = $1 AND template.reservation_id = template_id,
    jsonb_populate_record(template, jsonb_build_object('reservation_id', copy.reservation_id,
      'attempt_id', gen_random_uuid())) AS made`;

const sellNights = `
  UPDATE room_night SET sold = sold + taken.rooms
  FROM (SELECT date::date AS stay_date, count(*) AS rooms
    FROM copy, jsonb_array_elements_text(copy.nights) AS date GROUP BY date) AS taken
  WHERE property_id = $1 AND room_type_id = $2 AND room_night.stay_date = taken.stay_date`;

/** Delays new outbox rows until tomorrow, so that no mail is composed during a measurement. */
export async function holdMails(client: Client): Promise<void> {
  await client.query(
    `CREATE FUNCTION wait_until_tomorrow() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN NEW.due_at := NEW.due_at + interval '1 day'; RETURN NEW; END $$`,
  );
  await client.query(
    `CREATE TRIGGER wait_until_tomorrow BEFORE INSERT ON outbox
     FOR EACH ROW EXECUTE FUNCTION wait_until_tomorrow()`,
  );
}
