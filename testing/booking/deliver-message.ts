import type { BookingMailDeps } from '@portico/server/mails/deliver-booking-mail';
import type { PollProviderDeps } from '@portico/server/payments/settle/poll-provider';
import type { OutboxMessage } from '@portico/server/platform/outbox/outbox.store';
import { moneyKinds } from '@portico/server/payments/jobs/money-kinds';
import { deliverMail, moveMoney } from '@portico/server/start/deliver-message';

/** Handles any message of the outbox, as a server does in two lanes. */
export async function deliverMessage(
  deps: BookingMailDeps & PollProviderDeps,
  message: OutboxMessage,
  due: readonly OutboxMessage[],
): Promise<void> {
  if (moneyKinds.includes(message.kind)) return moveMoney(deps, message);
  return deliverMail(deps, message, due);
}
