import { branded } from '@portico/contract/branded';
import type { PaymentAttemptId } from '@portico/domain/ids';
import type { AttemptStatus } from '@portico/domain/payment/payment-attempt';
import * as z from 'zod';
import type { Attempt } from '../attempts/attempt.ts';
import type { Settlement } from '../settle/settler.ts';

/** What became of an invoice payment, or of a card to be saved. */
export interface SettledByLink extends Settlement {
  readonly status: AttemptStatus;
  /** The page where the guest continues, while the attempt waits for that. */
  readonly actionUrl: string | null;
  /** True when the provider refused to begin it. */
  readonly isNotBegun?: boolean;
}

const storedSchema = z.object({
  Success: z.boolean(),
  AttemptId: branded<PaymentAttemptId>(z.uuid()),
  isNotBegun: z.boolean().optional(),
});

/** Stored for a repeat of the request that began it: the attempt's key; its status is read again. */
export type StoredByLink = z.infer<typeof storedSchema>;

export const readStoredByLink = (stored: object): StoredByLink => storedSchema.parse(stored);

/** Adds the reply that a repeat of the request gets from now on. */
export function answered(
  { attemptId }: Pick<Attempt, 'attemptId'>,
  settled: Pick<SettledByLink, 'status' | 'actionUrl' | 'isNotBegun'>,
): SettledByLink {
  const isOver = settled.status === 'declined' || settled.status === 'cancelled';
  const { isNotBegun } = settled;
  const answer: StoredByLink = { Success: !isOver, AttemptId: attemptId, ...(isNotBegun && { isNotBegun }) };
  return { ...settled, answer };
}
