import { keysOf } from '@portico/domain/record';
import { parseArgs } from 'node:util';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import {
  allowInvoiceCommand,
  eraseGuestCommand,
  exportGuestCommand,
  forbidInvoiceCommand,
  type NamedPerson,
} from './guest-command.ts';
import { importCommand } from './import-command.ts';
import { mailRetryCommand } from './mail-retry-command.ts';
import { tryPaymentCommand, type TriedPayment } from './try-payment-command.ts';
import { revokeLinkCommand, showReservationCommand, type NamedReservation } from './reservation-command.ts';
import { reconcileCommand } from './reconcile-command.ts';

const usage = [
  'npm run hotel -- import FILE [--dry-run]',
  '    Brings a hotel to what its property file says, or a group to what its group file says, all of it or nothing.',
  '    With --dry-run it only says what would change.',
  'npm run hotel -- mail retry',
  '    Makes every mail that is not sent due now and says what went wrong. The running server sends them.',
  'npm run hotel -- reconcile',
  '    Compares nights, bookings and payments with each other and with the provider, and lists what disagrees.',
  'npm run hotel -- payments try --property CODE --amount AMOUNT [--email ADDRESS] [--live]',
  '    Starts a payment on the page of the provider that takes the hotel’s, prints its address, and says what came of it.',
  '    No booking is made. With a live key money moves: --live says that it may.',
  'npm run hotel -- reservation show --property CODE --number NUMBER',
  '    A booking as it is, and what was changed of it: when, by which grant, and the price before and after.',
  'npm run hotel -- reservation revoke-link --property CODE --number NUMBER',
  '    Lets links to a booking that were sent so far open nothing.',
  'npm run hotel -- guest export --property CODE --email ADDRESS',
  '    Everything that is kept of a person at a hotel, as JSON.',
  'npm run hotel -- guest erase --property CODE --email ADDRESS',
  '    Takes a person out of what is kept; dates, rooms, sums and payments stay. Not while a stay is to come.',
  'npm run hotel -- account allow-invoice --property CODE --email ADDRESS',
  'npm run hotel -- account forbid-invoice --property CODE --email ADDRESS',
  '    Whether a guest with an account may choose an invoice in place of paying online.',
  'npm run hotel -- help',
  '    This list.',
  '',
  'The database is that of DATABASE_URL, or without it the embedded one of DATA_DIR; a server may go on running.',
  'docs/property-file.md and docs/group-file.md describe the files.',
];

/** Runs one of the hotel's commands. Throws when the database cannot be reached. */
export async function hotelCommand(args: readonly string[], setting: CommandSetting): Promise<CommandOutput> {
  const parsed = parse(args);
  if (parsed === undefined) return { exitCode: 2, lines: ['The command was not understood.', '', ...usage] };
  if (parsed.command === 'help') return { exitCode: 0, lines: usage };
  if (parsed.command === 'mail-retry') return mailRetryCommand(setting);
  if (parsed.command === 'payments-try') return tryPaymentCommand(parsed, setting);
  if (parsed.command === 'person') return personActions[parsed.action](parsed, setting);
  if (parsed.command === 'reservation') return reservationActions[parsed.action](parsed, setting);
  if (parsed.command === 'reconcile') return reconcileCommand(setting);
  return importCommand(parsed.file, parsed.dryRun, setting);
}

const reservationActions = { show: showReservationCommand, 'revoke-link': revokeLinkCommand };
type ReservationAction = keyof typeof reservationActions;

const personActions = {
  'guest export': exportGuestCommand,
  'guest erase': eraseGuestCommand,
  'account allow-invoice': allowInvoiceCommand,
  'account forbid-invoice': forbidInvoiceCommand,
};
type PersonAction = keyof typeof personActions;

type Parsed =
  | { readonly command: 'help' }
  | { readonly command: 'reconcile' }
  | { readonly command: 'mail-retry' }
  | ({ readonly command: 'reservation'; readonly action: ReservationAction } & NamedReservation)
  | ({ readonly command: 'person'; readonly action: PersonAction } & NamedPerson)
  | ({ readonly command: 'payments-try' } & TriedPayment)
  | { readonly command: 'import'; readonly file: string; readonly dryRun: boolean };

function parse(args: readonly string[]): Parsed | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        property: { type: 'string' },
        amount: { type: 'string' },
        email: { type: 'string' },
        number: { type: 'string' },
        live: { type: 'boolean', default: false },
      },
    });
    const [command, file, ...rest] = positionals;
    if ((command === 'help' || command === 'reconcile') && args.length === 1) return { command };
    if (command === 'mail' && file === 'retry' && args.length === 2) return { command: 'mail-retry' };
    if (command === 'payments' && file === 'try' && rest.length === 0) {
      const { property, amount, email, live } = values;
      if (property === undefined || amount === undefined || values['dry-run']) return undefined;
      return { command: 'payments-try', property, amount, email, live };
    }
    if (command === 'reservation' && rest.length === 0) {
      const { property, number } = values;
      if (property === undefined || number === undefined || args.length !== 6) return undefined;
      const action = keysOf(reservationActions).find((name) => name === file);
      return action && { command: 'reservation', action, property, number };
    }
    const person = keysOf(personActions).find((name) => name === `${command} ${file}`);
    if (person !== undefined) {
      const { property, email } = values;
      if (property === undefined || !email?.includes('@') || args.length !== 6) return undefined;
      return { command: 'person', action: person, property, email };
    }
    const areForPayments = [values.property, values.amount, values.email, values.number].some(
      (value) => value !== undefined,
    );
    if (areForPayments || values.live) return undefined;
    if (command !== 'import' || file === undefined || rest.length > 0) return undefined;
    return { command, file, dryRun: values['dry-run'] };
  } catch {
    return undefined;
  }
}
