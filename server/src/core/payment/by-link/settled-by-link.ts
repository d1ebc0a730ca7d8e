import type { AttemptStatus } from '@portico/domain/payment/payment-attempt';
import type { Settlement } from '../settle/settler.ts';

/** What became of a payment of an invoice, or of a card that was to be kept. */
export interface SettledByLink extends Settlement {
  readonly status: AttemptStatus;
  /** Where its guest has to go on, while it waits for that. */
  readonly actionUrl: string | null;
}

/** The same with what a repeat of the request that began it is told from now on. */
export function answered(settled: Pick<SettledByLink, 'status' | 'actionUrl'>): SettledByLink {
  const { status, actionUrl } = settled;
  return { status, actionUrl, answer: { status, actionUrl } };
}
