import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { Money } from '@portico/domain/money/money';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { PaymentAttemptTable } from '../../platform/database/booked-tables.types.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { writeTogether, type Write } from '../../platform/database/write-together.ts';
import { attemptRefOf, refColumns } from './attempt-ref.store.ts';
import { firstPoll, nextPoll } from './payment-polls.store.ts';
import type { AttemptKey, CardFacts } from '../payment-port.ts';
import type { Attempt, SavedCard, NewAttempt } from './attempt.ts';
import { expiryOf, expiryText } from './card-expiry.ts';

const columns = [
  ...refColumns,
  'kind',
  'amount',
  'currency',
  'status',
  'action_url',
  'settled_at',
  'card_token',
  'card_brand',
  'card_last4',
  'card_expiry',
] as const;

type AttemptRow = Pick<Selectable<PaymentAttemptTable>, (typeof columns)[number]>;

/** `endsAt`: when the wait for the guest ends, if nothing else states it. */
export async function insertAttempt(
  tx: Transaction<Schema>,
  attempt: NewAttempt,
  endsAt: Date | null = null,
): Promise<void> {
  await insertedAttempt(tx, attempt, endsAt).execute();
}

/** As part of a larger statement. */
export function insertedAttempt(tx: Transaction<Schema>, attempt: NewAttempt, endsAt: Date | null) {
  return tx.insertInto('payment_attempt').values({ ...attemptRow(attempt), ends_at: endsAt });
}

export function attemptRow(attempt: NewAttempt) {
  const { subject, savedCard } = attempt;
  return {
    property_id: attempt.propertyId,
    attempt_id: attempt.attemptId,
    subject: subject.kind,
    reservation_id: subject.reservationId,
    invoice_id: subject.kind === 'invoice' ? subject.invoiceId : null,
    purpose: attempt.purpose,
    change_id: attempt.changeId,
    provider: attempt.provider,
    kind: attempt.kind,
    status: 'created' as const,
    amount: attempt.money.minor,
    currency: attempt.money.currency,
    created_at: attempt.createdAt,
    look_at: firstPoll(attempt.createdAt),
    ...cardColumns(savedCard),
    card_token: savedCard?.token ?? null,
  };
}

export async function readAttempt(db: Kysely<Schema>, key: AttemptKey): Promise<Attempt | undefined> {
  const row = await db
    .selectFrom('payment_attempt')
    .select(columns)
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .executeTakeFirst();
  return row && attemptOf(row);
}

/** Locks the attempt and reads it. */
export async function lockAttempt(tx: Transaction<Schema>, key: AttemptKey): Promise<Attempt | undefined> {
  const row = await tx
    .selectFrom('payment_attempt')
    .select(columns)
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .forUpdate()
    .executeTakeFirst();
  return row && attemptOf(row);
}

/** The guest must answer the bank, or pay, at `url`. The provider is polled again 15 s later. */
export async function requireAction(
  tx: Transaction<Schema>,
  key: AttemptKey,
  {
    url,
    reference,
    now,
  }: { readonly url: string; readonly reference?: string | undefined; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set({
      status: 'action-required',
      action_url: url,
      ...(reference !== undefined && { provider_reference: reference }),
      look_at: nextPoll(now),
    })
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId)
    .execute();
}

/** The provider's final answer; `token`: its token of a saved card. */
export interface SettledFacts {
  readonly status: 'paid' | 'stored' | 'declined' | 'cancelled';
  readonly reference?: string;
  readonly card?: CardFacts | null;
  readonly token?: string | null;
  /** The amount taken, if known. */
  readonly money?: Money;
  readonly now: Date;
}

export async function settleAttempt(
  tx: Transaction<Schema>,
  key: AttemptKey,
  facts: SettledFacts,
): Promise<void> {
  await writeTogether(tx, [settleAttemptWrite(tx, key, facts)]);
}

/** As part of a larger statement. */
export function settleAttemptWrite(
  tx: Transaction<Schema>,
  key: AttemptKey,
  { status, reference, card = null, token = null, money, now }: SettledFacts,
): Write {
  return tx
    .updateTable('payment_attempt')
    .set({
      status,
      // Without a new reference, the stored one still finds the attempt.
      ...(reference !== undefined && { provider_reference: reference }),
      ...cardColumns(card),
      card_token: token,
      ...(money && { amount: money.minor, currency: money.currency }),
      action_url: null,
      look_at: null,
      settled_at: now,
    })
    .where('property_id', '=', key.propertyId)
    .where('attempt_id', '=', key.attemptId);
}

function cardColumns(card: CardFacts | null) {
  return {
    card_brand: card?.brand ?? null,
    card_last4: card?.last4 ?? null,
    card_expiry: card && expiryText(card),
  };
}

function attemptOf(row: AttemptRow): Attempt {
  return {
    ...attemptRefOf(row),
    kind: row.kind,
    money: { minor: row.amount, currency: row.currency },
    status: row.status,
    actionUrl: row.action_url,
    savedCard: savedCardOf(row),
    settledAt: row.settled_at,
  };
}

/** The card whose token a row has; null without a token or without card facts. */
export function savedCardOf({
  card_token: token,
  card_brand: brand,
  card_last4: last4,
  card_expiry: expiry,
}: Pick<AttemptRow, 'card_token' | 'card_brand' | 'card_last4' | 'card_expiry'>): SavedCard | null {
  if (token === null || brand === null || last4 === null || expiry === null) return null;
  return { token, brand, last4, ...expiryOf(expiry) };
}

/** Where the guest answers the bank; null when no answer is needed. */
export async function readActionUrl(
  db: Kysely<Schema>,
  propertyId: PropertyId,
  reservationId: ReservationId,
): Promise<string | null> {
  const row = await db
    .selectFrom('payment_attempt')
    .select('action_url')
    .where('property_id', '=', propertyId)
    .where('reservation_id', '=', reservationId)
    .where('status', '=', 'action-required')
    .executeTakeFirst();
  return row?.action_url ?? null;
}
