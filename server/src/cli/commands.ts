import { open } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { allowInvoice, forbidInvoice } from './account-command.ts';
import { addWebhook } from './add-webhook-command.ts';
import { arrivalsCommand } from './arrivals-command.ts';
import { listAuditCommand } from './audit-command.ts';
import { closeAvailability, openAvailability, setAvailability } from './availability-command.ts';
import { argument, optional, property, value } from './command-option.ts';
import { type Command, command, done, refusedFor } from './command.ts';
import { listDeadLetters, retryDeadLetters } from './dead-letter-command.ts';
import {
  addConnection,
  listConnections,
  mapConnection,
  revokeConnection,
  rotateConnection,
} from './connection-command.ts';
import { listPushes, pushConnection, retryConnection } from './connection-push-command.ts';
import { googleSend, googleStatus } from './google-command.ts';
import { eraseGuest, exportGuest } from './guest-command.ts';
import { importCommand } from './import-command.ts';
import { cancelInvoiceCommand } from './invoice-cancel-command.ts';
import { createInvoiceCommand, listInvoices } from './invoice-command.ts';
import { linkPay, linkRevoke } from './link-command.ts';
import { linkPreCheckIn } from './link-pre-check-in-command.ts';
import { linkStoreCard } from './link-store-card-command.ts';
import { listWebhooks } from './list-webhooks-command.ts';
import { mailRetryCommand } from './mail-retry-command.ts';
import { outboxCommand } from './outbox-command.ts';
import { setRatesCommand } from './rates-command.ts';
import { reconcileCommand } from './reconcile-command.ts';
import { cancelReservation } from './reservation-cancel-command.ts';
import { changeReservation } from './reservation-change-command.ts';
import { createReservationCommand } from './reservation-create-command.ts';
import { revokeLink, showReservation } from './reservation-command.ts';
import { listOfReservations } from './reservation-list-command.ts';
import { restaurantDay } from './restaurant-command.ts';
import { settlePayments } from './settle-payments-command.ts';
import { inviteStaff, listStaffCommand, removeStaffCommand } from './staff-command.ts';
import { taxesCommand } from './taxes-command.ts';
import { tryPayment } from './try-payment-command.ts';
import { issueVoucherCommand, listVouchers } from './voucher-command.ts';
import { removeWebhook, rotateWebhook, switchOnWebhook, testWebhook } from './webhook-command.ts';
import { withOperation, wordsOf } from './with-operation.ts';

const answers = z.strictObject({ writtenTo: z.string().nullable(), propertyFile: z.unknown().optional() });
type Exported = z.input<typeof answers>;

/** Rule: docs/property-file.md, "Export". */
const exportCommand = command({
  name: 'export',
  does: [
    'Writes the property file of what stands in the database: to import it changes nothing.',
    'Without FILE it is printed. It has the codes of gift vouchers: its owner alone can read it.',
  ],
  options: {
    property,
    file: argument(optional(value.text('FILE', 'where it is written; a file there is replaced'))),
  },
  answers,
  run: async ({ property: code, file }, setting) => {
    const exported = await withOperation<'PropertyFile/Export', Exported>(
      setting,
      code,
      'PropertyFile/Export',
      {},
      ({ propertyFile }) => done([JSON.stringify(propertyFile, null, 2)], { writtenTo: null, propertyFile }),
      (refusal, hotel) =>
        refusal.code === 'desk.not-exported'
          ? [
              `${code} cannot be written as a property file:`,
              ...refusal.facts.reasons.map((line) => `  ${line}`),
            ]
          : wordsOf(refusal, hotel),
    );
    if (exported.exitCode === 1 || file === undefined) return exported;
    try {
      await writeForOwner(path.resolve(setting.folder, file), `${exported.lines.join('\n')}\n`);
    } catch {
      return refusedFor(`${file} cannot be written.`);
    }
    return done([`${code} is written to ${file}.`], { writtenTo: file });
  },
});

/** An existing file is truncated and its access restricted before anything is written. */
async function writeForOwner(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    await handle.writeFile(text);
  } finally {
    await handle.close();
  }
}

/**
 * All of the hotel's commands, in the order of help. To add one: a file, a line here, and a line in docs/commands.md.
 */
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
  settlePayments,
  listOfReservations,
  showReservation,
  createReservationCommand,
  changeReservation,
  cancelReservation,
  revokeLink,
  arrivalsCommand,
  taxesCommand,
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
  inviteStaff,
  listStaffCommand,
  removeStaffCommand,
  listAuditCommand,
  addConnection,
  listConnections,
  mapConnection,
  pushConnection,
  listPushes,
  retryConnection,
  rotateConnection,
  revokeConnection,
  googleStatus,
  googleSend,
  addWebhook,
  listWebhooks,
  testWebhook,
  rotateWebhook,
  switchOnWebhook,
  removeWebhook,
  listDeadLetters,
  retryDeadLetters,
];
