import { hostname } from 'node:os';
import { keysOf } from '@portico/domain/record';
import * as z from 'zod';
import { readPropertyIds } from '../hotel/hotel-directory.store.ts';
import { moneyText } from '../operations/reconcile/money-text.ts';
import {
  findUnknown,
  settleUnknown,
  type Settled,
  type SettlingAct,
  type UnknownPayment,
} from '../operations/reconcile/settle-unknown.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { beginEntry, endEntry } from '../staff/audit.store.ts';
import { flag, optional, value } from './command-option.ts';
import { commandPayments } from './command-payments.ts';
import type { CommandSetting } from './command-setting.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { noteLine } from './note-line.ts';

const acts: Readonly<Record<SettlingAct, string>> = {
  'give-back': 'the books have no such payment: give it back',
  'call-off': 'the books have no such payment, and it may still be paid: call it off',
  'enter-refund': 'given back, which the books do not have: enter it',
};

const outcomes: Readonly<Record<Settled, string>> = {
  done: 'done',
  refused: 'the provider refuses it: settle it in its dashboard',
  unknown: 'the provider has not said whether it is done: run this again',
};

const answers = z.strictObject({
  payments: z
    .array(
      z.strictObject({
        provider: z.string(),
        payment: z.string(),
        about: z.string(),
        act: z.enum(keysOf(acts)),
        money: z.strictObject({ minor: z.int(), currency: z.string() }).nullable(),
        /** Null: it was only listed. */
        outcome: z.enum(keysOf(outcomes)).nullable(),
      }),
    )
    .readonly(),
});
type Answer = z.input<typeof answers>;

/** Rule: docs/when-it-breaks.md, "A lost database". */
export const settlePayments = command({
  name: 'payments settle',
  does: [
    'Lists payments and refunds that a provider has and the books lack, as after a restore; with --do settles them.',
    'What was paid for a lost booking is given back, a page that may still be paid is called off, a refund is entered.',
    'Another installation at the same account of a provider has payments of its own: look at the list first.',
  ],
  options: {
    payment: optional(value.text('PAYMENT', 'only this one, as it is listed')),
    reason: optional(value.text('WHY', 'for the audit trail; required with --do')),
    do: flag('settles what is listed: money moves'),
  },
  answers,
  run: async ({ payment, reason, do: isToDo }, setting): Promise<CommandResult<Answer>> => {
    if (isToDo && !reason?.trim()) return refusedFor('Say with --reason why, for the audit trail.');
    const { environment, log, clock } = setting;
    const { providers, why = 'it does not answer, or not as it should' } = await commandPayments(environment);
    if (providers.all.length === 0) return refusedFor(`No payment provider was read: ${why}.`);
    return withHotelDatabase(environment, log, async (database) => {
      const deps = { database, clock, providers };
      const all = await findUnknown(deps);
      if (all === 'unreachable') return refusedFor(`A payment provider was not read: ${why}.`);
      const chosen = all.filter(({ record }) => payment === undefined || record.reference === payment);
      if (payment !== undefined && chosen.length === 0)
        return refusedFor(`${payment} is not among what payments settle lists.`);
      const settled = [];
      for (const one of chosen) {
        const outcome = isToDo ? await settleUnknown(deps, one) : null;
        if (outcome !== null) await enter(database, one, { outcome, reason, clock });
        settled.push({ one, outcome });
      }
      return tell(settled, isToDo);
    });
  },
});

function tell(
  settled: readonly { readonly one: UnknownPayment; readonly outcome: Settled | null }[],
  isToDo: boolean,
): CommandResult<Answer> {
  if (settled.length === 0)
    return done(['There is nothing to settle: the books have what the providers have.'], { payments: [] });
  const lines = settled.map(({ one, outcome }) => {
    const about = noteLine(`${one.provider.name}, ${one.about}`);
    const sum = one.money === null ? '' : `${moneyText(one.money)}, `;
    return `${about}: ${sum}${acts[one.act]}${outcome === null ? '' : `: ${outcomes[outcome]}`}`;
  });
  const payments = settled.map(({ one, outcome }) => ({
    provider: one.provider.name,
    payment: one.record.reference,
    about: one.about,
    act: one.act,
    money: one.money && { minor: one.money.minor, currency: one.money.currency },
    outcome,
  }));
  const isSettled = settled.every(({ outcome }) => outcome === null || outcome === 'done');
  const next = isToDo
    ? isSettled
      ? 'All are settled: run reconcile.'
      : 'Not all are settled.'
    : 'Nothing is done yet: --do --reason WHY settles them.';
  return { exitCode: isSettled ? 0 : 1, lines: [...lines, next], answer: { payments } };
}

/** Afterwards, unlike what the desk does. A hotel that is not here any more has no audit trail. */
async function enter(
  { kysely }: Database,
  { key: { propertyId }, record, act, money }: UnknownPayment,
  {
    outcome,
    reason = '',
    clock,
  }: {
    readonly outcome: Settled;
    readonly reason: string | undefined;
    readonly clock: CommandSetting['clock'];
  },
): Promise<void> {
  if (!(await readPropertyIds(kysely)).includes(propertyId)) return;
  const entry = { propertyId, entryId: newId() };
  const by = { staffId: null, madeBy: 'command', madeFrom: hostname() };
  await beginEntry(kysely, {
    ...entry,
    ...by,
    askedAt: clock.now(),
    call: 'SettlePayments',
    request: undefined,
  });
  await endEntry(kysely, entry, {
    outcome: outcome === 'done' ? 'done' : 'failed',
    reason,
    what: [
      {
        what: `payment ${record.reference}`,
        was: acts[act],
        now: [money && moneyText(money), outcome].join(' '),
      },
    ],
  });
}
