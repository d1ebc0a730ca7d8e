import { branded } from '@portico/contract/branded';
import type { PaymentAttemptId } from '@portico/domain/ids';
import * as z from 'zod';
import { ACCOUNT_REQUEST_MAIL } from '../accounts/account-request.store.ts';
import { NEW_EMAIL_MAIL, OLD_EMAIL_MAIL } from '../accounts/account-email-change.store.ts';
import { PASSWORD_CHANGED_MAIL } from '../accounts/change-password.ts';
import { CONTACT_ANSWER_MAIL } from '../mails/contact-answer.store.ts';
import { CONTACT_MAIL } from '../mails/contact-message.store.ts';
import { deliverEmailChange } from '../mails/deliver-email-change.ts';
import { deliverAccountRequest, deliverPasswordChanged } from '../mails/deliver-account-mail.ts';
import { deliverBookingMail, type BookingMailDeps } from '../mails/deliver-booking-mail.ts';
import { deliverContactAnswer } from '../mails/deliver-contact-answer.ts';
import { deliverContactMail } from '../mails/deliver-contact-mail.ts';
import { deliverLinkMail } from '../mails/deliver-link-mail.ts';
import { deliverInvitation, deliverLogInChanged, deliverNewDevice } from '../mails/deliver-staff-mail.ts';
import { deliverTableMail } from '../mails/deliver-table-mail.ts';
import { deliverVoucherMail } from '../mails/deliver-voucher-mail.ts';
import { deliverWebhookMail } from '../mails/deliver-webhook-mail.ts';
import { linkMailKinds } from '../payments/by-link/link-mails.ts';
import { FORGET_CARD_JOB, forgetUnusedCard } from '../payments/keep-card/forget-unused-card.ts';
import { issueRefund } from '../payments/refunds/issue-refund.ts';
import { REFUND_JOB } from '../payments/refunds/order-refund.ts';
import { chargeScheduled } from '../payments/scheduled/charge-scheduled.ts';
import type { PollProviderDeps } from '../payments/settle/poll-provider.ts';
import { VOUCHER_MAIL } from '../property-file/voucher-recipient.store.ts';
import { NEW_DEVICE_MAIL } from '../staff/device.store.ts';
import { INVITATION_MAIL } from '../staff/invitation.store.ts';
import { LOG_IN_CHANGED_MAIL } from '../staff/log-in-change.store.ts';
import { isTableMail } from '../tables/announce-table.ts';
import { WEBHOOK_GONE_MAIL } from '../webhooks/deliver-event.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';

const attemptSchema = z.object({ attemptId: branded<PaymentAttemptId>(z.uuid()) });
const refundSchema = z.object({ refundId: z.uuid() });

/**
 * Executes a message's charge or refund, or has a card deleted. Throws if it could not, so that the outbox retries.
 * Rule: docs/payments.md, "Scheduled charges", "Refunds" and "Settling".
 */
export async function moveMoney(
  deps: PollProviderDeps,
  { propertyId, kind, payload }: OutboxMessage,
): Promise<void> {
  if (kind === REFUND_JOB) return issueRefund(deps, { propertyId, ...refundSchema.parse(payload) });
  const attempt = { propertyId, ...attemptSchema.parse(payload) };
  if (kind === FORGET_CARD_JOB) return forgetUnusedCard(deps, attempt);
  await chargeScheduled(deps, attempt);
}

/**
 * Sends a message's mail. Throws if it could not, and for an unknown kind, so that the outbox retries. `due`: the
 * messages due with it. Rule: docs/booking.md, "Mails".
 */
export async function deliverMail(
  deps: BookingMailDeps,
  message: OutboxMessage,
  due: readonly OutboxMessage[],
): Promise<void> {
  switch (message.kind) {
    case ACCOUNT_REQUEST_MAIL:
      return deliverAccountRequest(deps, message);
    case PASSWORD_CHANGED_MAIL:
      return deliverPasswordChanged(deps, message);
    case NEW_EMAIL_MAIL:
      return deliverEmailChange(deps, message, 'new');
    case OLD_EMAIL_MAIL:
      return deliverEmailChange(deps, message, 'old');
    case CONTACT_MAIL:
      return deliverContactMail(deps, message);
    case CONTACT_ANSWER_MAIL:
      return deliverContactAnswer(deps, message);
    case VOUCHER_MAIL:
      return deliverVoucherMail(deps, message);
    case INVITATION_MAIL:
      return deliverInvitation(deps, message);
    case NEW_DEVICE_MAIL:
      return deliverNewDevice(deps, message);
    case LOG_IN_CHANGED_MAIL:
      return deliverLogInChanged(deps, message);
    case WEBHOOK_GONE_MAIL:
      return deliverWebhookMail(deps, message);
    default:
      if (linkMailKinds.includes(message.kind)) return deliverLinkMail(deps, message);
      if (isTableMail(message.kind)) return deliverTableMail(deps, message);
      return deliverBookingMail(deps, message, due);
  }
}
