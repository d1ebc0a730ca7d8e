import { manageUpdateResponseSchema, type ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type { ChangeStatus } from '@portico/domain/reservation/change';
import * as z from 'zod';
import { keptJson } from '../../platform/database/kept-json.ts';

/** What is kept of the answer to an order for repeats of its request: the booking is read anew. */
export interface OrderAnswer extends Pick<ManageUpdateResponse, 'Success' | 'Status' | 'ActionUrl'> {
  /** True where the provider refused to begin its payment. */
  readonly isNotBegun?: boolean | undefined;
  /** True where the provider cannot charge the kept card. */
  readonly isCardUnusable?: boolean | undefined;
}

const { Status, ActionUrl } = manageUpdateResponseSchema.shape;
const answer: z.ZodType<OrderAnswer> = z.object({
  Success: z.boolean().default(true),
  Status,
  ActionUrl,
  isNotBegun: z.boolean().optional(),
  isCardUnusable: z.boolean().optional(),
});

export const keptOrderAnswer = keptJson('answer of manage.update', answer);

export const applied: OrderAnswer = { Success: true, Status: 'Applied', ActionUrl: null };

export const wireStatuses = {
  open: 'Pending',
  applied: 'Applied',
  declined: 'Declined',
  expired: 'Expired',
} as const satisfies Record<ChangeStatus, OrderAnswer['Status']>;

/** What is answered of a change that is paid, or keeps a card. `actionUrl`: where its guest has to go on. */
export function changeAnswer({
  status,
  actionUrl,
  isNotBegun,
  isCardUnusable,
}: {
  readonly status: ChangeStatus;
  readonly actionUrl: string | null;
  readonly isNotBegun?: boolean;
  readonly isCardUnusable?: boolean;
}): OrderAnswer {
  const isOver = status === 'declined' || status === 'expired';
  return {
    Success: !isOver,
    Status: status === 'open' && actionUrl !== null ? 'ActionRequired' : wireStatuses[status],
    ActionUrl: status === 'open' ? actionUrl : null,
    ...(isNotBegun && { isNotBegun }),
    ...(isCardUnusable && { isCardUnusable }),
  };
}
