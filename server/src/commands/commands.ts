import { addWebhook } from './add-webhook-command.ts';
import { allowInvoice, forbidInvoice } from './account-command.ts';
import { arrivalsCommand } from './arrivals-command.ts';
import { closeAvailability, openAvailability, setAvailability } from './availability-command.ts';
import type { Command } from './command.ts';
import { exportCommand } from './export-command.ts';
import { listDeadLetters, retryDeadLetters } from './dead-letter-command.ts';
import { eraseGuest, exportGuest } from './guest-command.ts';
import { importCommand } from './import-command.ts';
import { linkPreCheckIn } from './link-pre-check-in-command.ts';
import { listWebhooks } from './list-webhooks-command.ts';
import { cancelInvoiceCommand } from './invoice-cancel-command.ts';
import { createInvoiceCommand, listInvoices } from './invoice-command.ts';
import { linkPay, linkRevoke, linkStoreCard } from './link-command.ts';
import { mailRetryCommand } from './mail-retry-command.ts';
import { setRatesCommand } from './rates-command.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { outboxCommand } from './outbox-command.ts';
import { cancelReservation } from './reservation-cancel-command.ts';
import { revokeLink, showReservation } from './reservation-command.ts';
import { listOfReservations } from './reservation-list-command.ts';
import { restaurantDay } from './restaurant-command.ts';
import { tryPayment } from './try-payment-command.ts';
import { issueVoucherCommand, listVouchers } from './voucher-command.ts';
import { removeWebhook, rotateWebhook, switchOnWebhook, testWebhook } from './webhook-command.ts';

/** Each of the hotel's commands, in the order of help. A new one is a file and a line here, and a line in docs/operating.md. */
export const commands: readonly Command[] = [
  importCommand,
  exportCommand,
  setAvailability,
  closeAvailability,
  openAvailability,
  setRatesCommand,
  issueVoucherCommand,
  listVouchers,
  outboxCommand,
  mailRetryCommand,
  reconcileCommand,
  tryPayment,
  listOfReservations,
  showReservation,
  cancelReservation,
  revokeLink,
  arrivalsCommand,
  restaurantDay,
  linkPreCheckIn,
  createInvoiceCommand,
  cancelInvoiceCommand,
  listInvoices,
  linkPay,
  linkStoreCard,
  linkRevoke,
  exportGuest,
  eraseGuest,
  allowInvoice,
  forbidInvoice,
  addWebhook,
  listWebhooks,
  testWebhook,
  rotateWebhook,
  switchOnWebhook,
  removeWebhook,
  listDeadLetters,
  retryDeadLetters,
];
