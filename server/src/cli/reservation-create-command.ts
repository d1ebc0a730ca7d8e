import path from 'node:path';
import { deskCalls, type DeskTaken } from '@portico/contract/desk/desk-calls';
import { currencyCodes } from '@portico/domain/money/currency';
import * as z from 'zod';
import { moneyText } from '../operations/reconcile/money-text.ts';
import { argument, dryRun, property, required, value } from './command-option.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { readFileJson } from '../property-file/read-json.ts';
import { withOperation } from './with-operation.ts';

const answers = z.strictObject({
  isDryRun: z.boolean(),
  /** Null: nothing was written. */
  number: z.string().nullable(),
  currency: z.enum(currencyCodes),
  totalMinor: z.int(),
  mailedTo: z.string().nullable(),
  held: z.strictObject({ until: z.string(), payLink: z.string() }).nullable(),
});
type Answer = z.input<typeof answers>;
type Takes = DeskTaken<'NewBooking/Create'>;

/** What a file may leave out. */
const unasked = {
  promoCode: '',
  ratePlanCode: '',
  areStayRulesWaived: false,
  requests: '',
  note: '',
  payment: { way: 'on-arrival' },
  seenMinor: 0,
  reason: '',
};

/** Rule: docs/desk.md, "A new booking". */
export const createReservationCommand = command({
  name: 'reservation create',
  does: [
    'Takes a booking for a guest, as staff do at the desk: FILE is the JSON that NewBooking/Create takes.',
    'It books for the sum in seenMinor, and what the gift voucher pays in seenVoucherMinor, or not at all; --dry-run prints them and writes nothing.',
    'Left out: promoCode, ratePlanCode, requests, note, reason and areStayRulesWaived are none, payment is on arrival.',
  ],
  options: {
    file: argument(required(value.text('FILE', 'the booking, as JSON'))),
    property,
    dryRun,
  },
  answers,
  run: async ({ file, property: code, dryRun }, setting) => {
    const document = await readFileJson(path.resolve(setting.folder, file));
    if (!document.ok) return refusedFor(`${file} ${document.why}. Nothing was written.`);
    const object = z.record(z.string(), z.unknown()).safeParse(document.json);
    const takes = deskCalls['NewBooking/Create'].takes.safeParse({ ...unasked, ...object.data });
    if (!takes.success)
      return refusedFor(...takes.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`));
    return dryRun ? price(takes.data, code, setting) : create(takes.data, code, setting);
  },
});

type Setting = Parameters<typeof withOperation>[0];

function price(
  { arrival, departure, promoCode, ratePlanCode, areStayRulesWaived, voucherCode, rooms }: Takes,
  code: string,
  setting: Setting,
): Promise<CommandResult<Answer>> {
  const codes = { promoCode, ratePlanCode, areStayRulesWaived, voucherCode };
  const priced = rooms.map(({ roomTypeId, ratePlanId, adults, children, infants, childAges, extras }) => ({
    roomTypeId,
    ratePlanId,
    adults,
    children,
    infants,
    childAges,
    extras,
  }));
  const takes = { arrival, departure, ...codes, rooms: priced };
  return withOperation<'NewBooking/Price', Answer>(
    setting,
    code,
    'NewBooking/Price',
    takes,
    ({ currency, totalMinor, voucherMinor, voucherFault }) => {
      const money = (minor: number) => moneyText({ minor, currency });
      const lines = [
        `It would cost ${money(totalMinor)}. Nothing was written.`,
        ...(voucherMinor > 0 ? [`  The gift voucher would pay ${money(voucherMinor)}.`] : []),
        ...(voucherFault === null ? [] : [`  ${voucherFault}`]),
      ];
      return done(lines, {
        isDryRun: true,
        number: null,
        currency,
        totalMinor,
        mailedTo: null,
        held: null,
      });
    },
  );
}

function create(takes: Takes, code: string, setting: Setting): Promise<CommandResult<Answer>> {
  return withOperation<'NewBooking/Create', Answer>(setting, code, 'NewBooking/Create', takes, (booked) =>
    done(linesOf(booked), { ...booked, isDryRun: false }),
  );
}

function linesOf({ number, currency, totalMinor, mailedTo, held }: Omit<Answer, 'isDryRun'>): string[] {
  return [
    `${number} is ${held === null ? 'booked' : `held until ${held.until}`} for ${moneyText({ minor: totalMinor, currency })}.`,
    ...(held === null ? [] : [`  Pay link: ${held.payLink}`]),
    mailedTo === null ? '  Nothing is mailed to the guest.' : `  ${mailedTo} is mailed.`,
  ];
}
