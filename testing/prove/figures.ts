import type { Database } from '@portico/server/platform/database/database';
import { sql } from 'kysely';
import type { RequestedBooking } from './request-booking.ts';
import { countNotKept, type ReservationRow } from './not-kept.ts';
import { countRest } from './rest-counted.ts';
import type { Acquired } from './stage/proved-provider.ts';

const UUID_LENGTH = 36;

/** The counts in one line of the table; all but `confirmed` have to be 0. Described in docs/prove.md. */
export interface Figures {
  readonly confirmed: number;
  readonly oversold: number;
  readonly chargedWithoutRoom: number;
  readonly roomWithoutCharge: number;
  readonly mailsMissing: number;
  readonly drift: number;
  readonly driftFound: number;
  readonly notKept: number;
}

export interface Evidence {
  readonly database: Database;
  readonly acquired: readonly Acquired[];
  /** The mails as received. */
  readonly received: readonly string[];
  readonly requested: readonly RequestedBooking[];
  /** The drift reported by the product's own reconciliation. */
  readonly driftFound: number;
  /** The faults the line itself found. */
  readonly faults: readonly string[];
  /** What a restored database cannot have of `acquired`, by reference. */
  readonly lost?: ReadonlySet<string>;
}

/** Counts directly from the tables, the acquirer's store, the mails and the answers; calls no code under test. */
export async function readFigures(evidence: Evidence): Promise<Figures> {
  const { acquired, received, requested, driftFound, faults, lost } = evidence;
  const { kysely } = evidence.database;
  const { rows: reservations } = await sql<ReservationRow>`
    SELECT reservation_id AS id, status, due_now, gross, voucher_amount, booker ->> 'email' AS email,
      confirmation_token AS token
    FROM reservation`.execute(kysely);
  const { rows: attempts } = await sql<AttemptRow>`
    SELECT attempt_id AS id, reservation_id, invoice_id, kind, status, amount FROM payment_attempt`.execute(
    kysely,
  );
  const { rows: mails } = await sql<MailRow>`
    SELECT kind, payload ->> 'reservationId' AS reservation_id, message_id, sent_at FROM outbox
    WHERE kind IN ('guest-confirmation', 'hotel-notification')`.execute(kysely);
  const { rows: invoices } = await sql<{ id: string; gross: number }>`
    SELECT invoice_id AS id, gross FROM invoice`.execute(kysely);
  const { rows: receipts } = await sql<ReceiptRow>`
    SELECT kind, payload ->> 'attemptId' AS attempt_id, message_id FROM outbox
    WHERE kind IN ('payer-receipt', 'hotel-invoice-paid')`.execute(kysely);
  const { rows: nights } = await sql<{ over: number; drift: number }>`
    WITH demand AS (
      SELECT i.room_type_id, night::date AS stay_date,
        count(*) FILTER (WHERE r.status = 'confirmed') AS sold,
        count(*) FILTER (WHERE r.status IN ('pending', 'action-required')) AS held
      FROM reservation r JOIN reservation_item i USING (property_id, reservation_id),
        generate_series(i.arrival, i.departure - 1, interval '1 day') AS night
      WHERE i.cancelled_at IS NULL
      GROUP BY 1, 2)
    SELECT
      greatest(n.sold + n.held - n.allotment, coalesce(d.sold + d.held, 0) - n.allotment, 0)::int AS over,
      (abs(n.sold - coalesce(d.sold, 0)) + abs(n.held - coalesce(d.held, 0)))::int AS drift
    FROM room_night n LEFT JOIN demand d USING (room_type_id, stay_date)`.execute(kysely);

  const { rows: changes } = await sql<{ open: number }>`
    SELECT count(*)::int AS open FROM reservation_change WHERE status = 'open'`.execute(kysely);
  const rest = await countRest(kysely);
  const { rows: statistics } = await sql<{ deadlocks: number }>`
    SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`.execute(kysely);
  const deadlocks = statistics[0]?.deadlocks ?? 0;

  const confirmed = reservations.filter(({ status }) => status === 'confirmed');
  const confirmedIds = new Set(confirmed.map(({ id }) => id));
  const cancelled = reservations.filter(({ status }) => status === 'cancelled');
  // A cancelled booking costs what remains in its price; its voucher pays that first.
  const feeOf = new Map(cancelled.map((row) => [row.id, Math.max(row.gross - row.voucher_amount, 0)]));
  const reservationOf = new Map(attempts.map((attempt) => [attempt.id, attempt.reservation_id]));
  const acquiredOf = new Map(acquired.map((attempt) => [attemptIdOf(attempt), attempt]));
  const paysInvoice = new Set(
    attempts.filter(({ invoice_id: invoice }) => invoice !== null).map(({ id }) => id),
  );
  const takenOfInvoice = (invoiceId: string) =>
    sum(
      attempts
        .filter((attempt) => attempt.invoice_id === invoiceId)
        .map(({ id }) => taken(acquiredOf.get(id))),
    );
  const takenFor = (reservationId: string) =>
    sum(
      attempts
        .filter((attempt) => attempt.reservation_id === reservationId)
        .map(({ id }) => taken(acquiredOf.get(id))),
    );
  // A mail is sent under its id at its sender's domain.
  const isReceived = ({ message_id: id }: { message_id: string }) => {
    const own = id.replace(/@.*$/, '@');
    return received.some((mail) => mail.includes(own));
  };
  const isMailed = (id: string, kind: string) =>
    mails.some(
      (mail) => mail.reservation_id === id && mail.kind === kind && mail.sent_at && isReceived(mail),
    );
  const isMailedTwice = (id: string) => {
    const written = mails.filter((mail) => mail.reservation_id === id).map(({ kind }) => kind);
    return new Set(written).size < written.length;
  };

  return {
    confirmed: confirmed.length,
    oversold: sum(nights.map(({ over }) => over)) + rest.over,
    chargedWithoutRoom:
      acquired.filter((attempt) => {
        if (paysInvoice.has(attemptIdOf(attempt))) return false;
        const reservationId = reservationOf.get(attemptIdOf(attempt)) ?? '';
        return taken(attempt) > 0 && !confirmedIds.has(reservationId) && !feeOf.has(reservationId);
      }).length +
      [...feeOf].filter(([id, fee]) => takenFor(id) > fee).length +
      invoices.filter(({ id, gross }) => takenOfInvoice(id) > gross).length,
    roomWithoutCharge: confirmed.filter(({ id, due_now: due }) => takenFor(id) < due).length,
    mailsMissing:
      confirmed.flatMap(({ id }) =>
        ['guest-confirmation', 'hotel-notification'].filter((kind) => !isMailed(id, kind)),
      ).length +
      [...paysInvoice]
        .filter((id) => taken(acquiredOf.get(id)) > 0)
        .flatMap((id) =>
          ['payer-receipt', 'hotel-invoice-paid'].filter(
            (kind) =>
              !receipts.some((mail) => mail.attempt_id === id && mail.kind === kind && isReceived(mail)),
          ),
        ).length,
    drift:
      sum(nights.map(({ drift }) => drift)) +
      rest.drift +
      attempts.filter((attempt) => !agree(attempt, acquiredOf.get(attempt.id))).length +
      acquired.filter((attempt) => !reservationOf.has(attemptIdOf(attempt)) && !lost?.has(attempt.reference))
        .length,
    driftFound,
    notKept:
      countNotKept(requested, reservations) +
      (changes[0]?.open ?? 0) +
      faults.length +
      deadlocks +
      confirmed.filter(({ id, due_now: due }) => takenFor(id) > due || isMailedTwice(id)).length,
  };
}

/** A reference ends with the id of our attempt. */
const attemptIdOf = ({ reference }: Acquired) => reference.slice(-UUID_LENGTH);

/** Minor units that the acquirer has and retains. */
function taken(attempt: Acquired | undefined): number {
  if (attempt?.kind !== 'charge' || attempt.status !== 'paid') return 0;
  return (attempt.amount ?? 0) - sum((attempt.refunds ?? []).map(({ amount }) => amount));
}

/** Whether our ledger matches the acquirer's books: whatever is paid or stored here is there, and the reverse. */
function agree(ours: AttemptRow, theirs: Acquired | undefined): boolean {
  for (const status of ['paid', 'stored']) {
    if ((ours.status === status) !== (theirs?.status === status)) return false;
  }
  return ours.status !== 'paid' || Number(ours.amount) === theirs?.amount;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

interface AttemptRow {
  id: string;
  reservation_id: string | null;
  invoice_id: string | null;
  kind: string;
  status: string;
  amount: number;
}

interface ReceiptRow {
  kind: string;
  attempt_id: string;
  message_id: string;
}

interface MailRow {
  kind: string;
  reservation_id: string;
  message_id: string;
  sent_at: Date | null;
}
