import { manageUpdateResponseSchema, type ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { RefusalCode } from '@portico/contract/refusals';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { ChangeStatus } from '@portico/domain/reservation/change';
import * as z from 'zod';
import { storedJson } from '../../platform/database/stored-json.ts';

/** The result of a change that is paid or stores a card. */
export interface ChangeOutcome {
  readonly status: ChangeStatus;
  /** Where the guest answers the bank or pays, while the change is open. */
  readonly actionUrl: string | null;
  /** True if the provider refused to begin the payment. */
  readonly isNotBegun?: boolean | undefined;
  /** True if the provider cannot charge the stored card. */
  readonly isCardUnusable?: boolean | undefined;
}

/** Stored for repeats of the request; the booking itself is read again. */
export interface ChangeAnswer
  extends
    Pick<ManageUpdateResponse, 'Success' | 'Status' | 'ActionUrl'>,
    Pick<ChangeOutcome, 'isNotBegun' | 'isCardUnusable'> {}

const { Status, ActionUrl } = manageUpdateResponseSchema.shape;
const answer: z.ZodType<ChangeAnswer> = z.object({
  Success: z.boolean().default(true),
  Status,
  ActionUrl,
  isNotBegun: z.boolean().optional(),
  isCardUnusable: z.boolean().optional(),
});

export const storedChangeAnswer = storedJson('answer of manage.update', answer);

export const applied: ChangeAnswer = { Success: true, Status: 'Applied', ActionUrl: null };

export const wireStatuses = {
  open: 'Pending',
  applied: 'Applied',
  declined: 'Declined',
  expired: 'Expired',
} as const satisfies Record<ChangeStatus, ChangeAnswer['Status']>;

/** The answer of Update and pre-check-in to a change that was begun. */
export function changeAnswer({ status, actionUrl, isNotBegun, isCardUnusable }: ChangeOutcome): ChangeAnswer {
  const isOver = status === 'declined' || status === 'expired';
  return {
    Success: !isOver,
    Status: status === 'open' && actionUrl !== null ? 'ActionRequired' : wireStatuses[status],
    ActionUrl: status === 'open' ? actionUrl : null,
    ...(isNotBegun && { isNotBegun }),
    ...(isCardUnusable && { isCardUnusable }),
  };
}

type Failing = Pick<ChangeAnswer, 'Status' | 'isNotBegun' | 'isCardUnusable'>;

const failures = { Declined: 'payment.declined', Expired: 'payment.expired' } as const;

/** The header of the answer to a change that was begun. If its payment failed, nothing is changed. */
export function orderedHead(answered: Failing) {
  const code = failureOf(answered);
  return { Success: code === null, Message: code && refusalText(code), RefusalCode: code };
}

function failureOf({ Status: status, isNotBegun, isCardUnusable }: Failing): RefusalCode | null {
  if (isNotBegun) return 'payment.not-configured';
  if (isCardUnusable) return 'payment.card-unusable';
  return status === 'Declined' || status === 'Expired' ? failures[status] : null;
}
