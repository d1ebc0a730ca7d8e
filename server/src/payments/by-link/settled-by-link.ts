import { branded } from '@portico/contract/branded';
import type { PaymentAttemptId } from '@portico/domain/ids';
import type { AttemptStatus } from '@portico/domain/payment/payment-attempt';
import * as z from 'zod';
import type { Attempt } from '../attempts/attempt.ts';
import type { Settlement } from '../settle/settler.ts';

/** What became of a payment of an invoice, or of a card that was to be kept. */
export interface SettledByLink extends Settlement {
  readonly status: AttemptStatus;
  /** Where its guest has to go on, while it waits for that. */
  readonly actionUrl: string | null;
  /** True where its provider refused to begin it. */
  readonly isNotBegun?: boolean;
}

const keptSchema = z.object({
  Success: z.boolean(),
  AttemptId: branded<PaymentAttemptId>(z.uuid()),
  isNotBegun: z.boolean().optional(),
});

/** What is kept for a repeat of the request that began it: which attempt it is, to be read as it stands then. */
export type StoredByLink = z.infer<typeof keptSchema>;

export const readStoredByLink = (kept: object): StoredByLink => keptSchema.parse(kept);

/** The same with what a repeat of its request is told from now on. */
export function answered(
  { attemptId }: Pick<Attempt, 'attemptId'>,
  settled: Pick<SettledByLink, 'status' | 'actionUrl' | 'isNotBegun'>,
): SettledByLink {
  const isOver = settled.status === 'declined' || settled.status === 'cancelled';
  const { isNotBegun } = settled;
  const answer: StoredByLink = { Success: !isOver, AttemptId: attemptId, ...(isNotBegun && { isNotBegun }) };
  return { ...settled, answer };
}
