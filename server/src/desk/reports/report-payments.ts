import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import type { Run } from '../run/operation.ts';
import { instantsOf } from './dates-of.ts';
import { readMovedByDay, readMovedPayments, type MovedOnDay } from './moved-money.store.ts';

type Payments = 'Reports/Payments';
type ListPayments = 'Reports/ListPayments';

/** What providers and the hotel took and gave back by day. Rule: docs/reports.md, "Payments". */
export async function reportPayments(
  { hotel, database: { kysely } }: Run,
  period: DeskTaken<Payments>,
): Promise<DeskAnswer<Payments>> {
  const days = await readMovedByDay(kysely, hotel, instantsOf(hotel, period));
  return { days, ways: byWay(days) };
}

/** Each payment and refund of a period, a page at a time. Rule: docs/reports.md, "Payments". */
export async function listPayments(
  { hotel, database: { kysely } }: Run,
  { after, limit, ...period }: DeskTaken<ListPayments>,
): Promise<DeskAnswer<ListPayments>> {
  const page = { after: after && { ...after, at: new Date(after.at) }, limit: limit + 1 };
  const found = await readMovedPayments(kysely, hotel, instantsOf(hotel, period), page);
  const payments = found.slice(0, limit).map((moved) => ({ ...moved, at: moved.at.toISOString() }));
  const last = payments.at(-1);
  return {
    payments,
    next: found.length > limit && last !== undefined ? { at: last.at, id: last.id } : null,
  };
}

/** Providers by name, then ways of paying at the hotel. */
function byWay(days: readonly MovedOnDay[]): DeskAnswer<Payments>['ways'] {
  const sums = new Map<string, DeskAnswer<Payments>['ways'][number]>();
  for (const { isAtHotel, way, currency, ...day } of days) {
    const key = `${isAtHotel} ${way} ${currency}`;
    const before = sums.get(key);
    sums.set(key, {
      isAtHotel,
      way,
      currency,
      payments: day.payments + (before?.payments ?? 0),
      paidMinor: day.paidMinor + (before?.paidMinor ?? 0),
      refunds: day.refunds + (before?.refunds ?? 0),
      refundedMinor: day.refundedMinor + (before?.refundedMinor ?? 0),
    });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
