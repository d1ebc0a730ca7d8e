import { sameMoney, type Money } from '@portico/domain/money/money';
import type { AttemptKey, ProviderRecord } from '../../payments/payment-port.ts';
import { driftsAbout, type Check, type Drift } from './drift.ts';
import { moneyText } from './money-text.ts';

/** Until then the request, or recovery after it, is expected to settle a payment. */
const IN_FLIGHT_MS = 5 * 60_000;

/** An attempt in our ledger. */
export interface LedgerRow extends AttemptKey {
  readonly propertyCode: string;
  /** Its subject, as `booking YK7N3T6G9N`. */
  readonly of: string;
  readonly status: string;
  /** The amount requested, or charged if paid. */
  readonly money: Money;
  readonly createdAt: Date;
  /** Refunded, as confirmed by the provider; minor units. */
  readonly refundedMinor: number;
  /** Refunds pending. */
  readonly refundingMinor: number;
  /** When the oldest pending refund was requested. */
  readonly refundingSince: Date | null;
}

export interface LedgerComparison {
  readonly drift: readonly Drift[];
  /** Undecided for longer than five minutes, one line each. */
  readonly open: readonly string[];
  /** Undecided for less. */
  readonly inFlight: number;
}

/**
 * Compares our ledger with the provider's books. Read `records` before `rows`: an attempt is in the ledger before the
 * provider sees it. Rule: docs/booking.md, "Reconciliation".
 */
export function compareLedger(
  records: readonly ProviderRecord[],
  rows: readonly LedgerRow[],
  now: Date,
): LedgerComparison {
  const there = new Map(
    records.flatMap((record) => (record.attempt === null ? [] : [[nameOf(record.attempt), record]])),
  );
  const here = new Set(rows.map(nameOf));
  const unknown = records.filter(({ attempt }) => attempt === null || !here.has(nameOf(attempt)));
  const undecided = rows
    .map((row) => ({ row, since: undecidedSince(row) }))
    .filter((one): one is { row: LedgerRow; since: Date } => one.since !== null);
  const old = undecided.filter(({ since }) => now.getTime() - since.getTime() >= IN_FLIGHT_MS);
  return {
    drift: [
      ...unknown.filter(isAmiss).map(unknownReference),
      ...rows.flatMap((row) => rowDrift(row, there.get(nameOf(row)))),
    ],
    open: [
      ...old.map(
        ({ row }) =>
          `${aboutRow(row)}: ${row.status}; the provider has ${recordText(there.get(nameOf(row)))}`,
      ),
      ...unknown
        .filter(({ attempt, status }) => attempt !== null && status === 'open')
        .map((record) => `${aboutUnknown(record)}: no payment; the provider has ${recordText(record)}`),
    ],
    inFlight: undecided.length - old.length,
  };
}

/** A payment of ours without its row, as after a restore, is settled once its money has gone back. */
function isAmiss(record: ProviderRecord): boolean {
  return record.attempt === null || leftMinor(record) > 0;
}

/** What is left at the provider of a payment, in minor units. A paid sum that cannot be read counts as one. */
export function leftMinor({ status, money, refundedMinor }: ProviderRecord): number {
  if (status !== 'paid') return 0;
  return money === null ? 1 : money.minor - refundedMinor;
}

export const nameOf = ({ propertyId, attemptId }: AttemptKey) => `${propertyId}.${attemptId}`;

const isOpen = ({ status }: LedgerRow) => status === 'created' || status === 'action-required';

function undecidedSince(row: LedgerRow): Date | null {
  return isOpen(row) ? row.createdAt : row.refundingSince;
}

function rowDrift(row: LedgerRow, record: ProviderRecord | undefined): Drift[] {
  // A scheduled payment is planned until the provider's response is recorded.
  if (isOpen(row) || row.status === 'planned') return [];
  const isPaidHere = row.status === 'paid';
  const isPaidThere = record?.status === 'paid';
  const found = recordText(record);
  const expected = isPaidHere ? `paid ${moneyText(row.money)}` : row.status;
  const checks: Check[] = [
    [!isPaidHere && isPaidThere, 'paid-there-only', found, expected],
    [isPaidHere && !isPaidThere, 'paid-here-only', found, expected],
  ];
  if (isPaidHere && isPaidThere) checks.push(...sumChecks(row, record));
  return driftsAbout(aboutRow(row), checks);
}

/** Of a payment that is paid on both sides. */
function sumChecks(row: LedgerRow, record: ProviderRecord): Check[] {
  const { refundedMinor, refundingMinor } = row;
  const there = record.refundedMinor;
  return [
    [
      record.money === null || !sameMoney(row.money, record.money),
      'other-sum',
      recordText(record),
      `paid ${moneyText(row.money)}`,
    ],
    [
      there < refundedMinor || there > refundedMinor + refundingMinor,
      'other-refunds',
      refundText(row.money, there),
      refundText(row.money, refundedMinor),
    ],
  ];
}

function unknownReference(record: ProviderRecord): Drift {
  return {
    kind: 'unknown-reference',
    about: aboutUnknown(record),
    found: recordText(record),
    expected: 'no payment',
  };
}

export function aboutUnknown({ reference, note }: ProviderRecord): string {
  return `payment ${reference}${note === null ? '' : ` (${note})`}`;
}

export function aboutRow(row: LedgerRow): string {
  return `${row.propertyCode}, ${row.of}, payment ${row.attemptId}`;
}

function recordText(record: ProviderRecord | undefined): string {
  if (record === undefined) return 'nothing';
  return record.money === null ? record.status : `${record.status} ${moneyText(record.money)}`;
}

function refundText({ currency }: Money, minor: number): string {
  return `${moneyText({ minor, currency })} refunded`;
}
