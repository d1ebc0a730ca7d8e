import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import type { Run } from '../run/operation.ts';
import { instantsOf } from './dates-of.ts';
import { readPaymentDays, type PaidOfDay } from './payment-days.store.ts';

type Payments = 'Reports/Payments';

/** What providers took and gave back by day. Rule: docs/reports.md, "Payments". */
export async function reportPayments(
  { hotel, database: { kysely } }: Run,
  period: DeskTaken<Payments>,
): Promise<DeskAnswer<Payments>> {
  const days = await readPaymentDays(kysely, hotel, instantsOf(hotel, period));
  return { days, providers: byProvider(days) };
}

function byProvider(days: readonly PaidOfDay[]) {
  const sums = new Map<string, Omit<PaidOfDay, 'date'>>();
  for (const { provider, currency, payments, paidMinor, refunds, refundedMinor } of days) {
    const before = sums.get(`${provider} ${currency}`);
    sums.set(`${provider} ${currency}`, {
      provider,
      currency,
      payments: payments + (before?.payments ?? 0),
      paidMinor: paidMinor + (before?.paidMinor ?? 0),
      refunds: refunds + (before?.refunds ?? 0),
      refundedMinor: refundedMinor + (before?.refundedMinor ?? 0),
    });
  }
  return [...sums.values()];
}
