import { setTimeout } from 'node:timers/promises';
import { guestPaths } from '@portico/contract/paths';
import { providerWayNames } from '@portico/contract/providers/provider-ways';
import { moneyText } from '@portico/contract/texts/money-text';
import type { PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import * as z from 'zod';
import { hotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { KnownAttempt, PaymentAnswer, RedirectProvider } from '../payments/payment-port.ts';
import { newId } from '../platform/ids.ts';
import { commandPayments } from './command-payments.ts';
import { linkSetting } from './command-secrets.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { flag, optional, property, required, value, type ValuesOf } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';
import { withHotelDatabase } from './hotel-database.ts';
import { typedMinor } from './typed-money.ts';

/** No property has this id, so neither webhooks nor the reconciliation take the payment for a booking's. */
const NO_PROPERTY = 0;
const LOOK_EVERY_MS = 5_000;
const LOOKS = 120;
const MINUTES = (LOOK_EVERY_MS * LOOKS) / 60_000;

const options = {
  property,
  amount: required(value.text('AMOUNT', 'in the hotel’s currency: 1000 or 10.50')),
  email: optional(value.email('of the payer; default: the hotel’s own')),
  live: flag('money may move, with a live key'),
};
type TriedPayment = ValuesOf<typeof options>;

const answers = z.strictObject({
  provider: z.string(),
  status: z.literal('paid'),
  reference: z.string(),
  currency: z.string(),
  minor: z.int(),
});
type Tried = CommandResult<z.input<typeof answers>>;

/** Refuses a live key by default. Rule: docs/operating.md, "Paystack". */
export const tryPayment = command({
  name: 'payments try',
  does: [
    'Starts a payment on the page of the provider that takes the hotel’s, prints its address, and then the outcome.',
    'No booking is made. With a live key money moves: --live allows that. It is looked up for ten minutes.',
  ],
  options,
  answers,
  run: tryIt,
});

async function tryIt(tried: TriedPayment, setting: CommandSetting): Promise<Tried> {
  const { environment, log, clock, say = console.log } = setting;
  const hotel = await withHotelDatabase(environment, log, (database) =>
    hotelDirectory(database).find(tried.property),
  );
  if (hotel === undefined) return refusedFor(`There is no hotel ${tried.property}.`);
  const minor = typedMinor(tried.amount, hotel.currency);
  if (minor === undefined)
    return refusedFor(`${tried.amount} is no sum in ${hotel.currency}: 1000 and 10.50 are some.`);
  const { providers, isLive, why } = await commandPayments(environment);
  const ways = [...providerWayNames, 'card'] as const;
  const provider = ways.flatMap((way) => providers.forMethod(hotel, way) ?? [])[0];
  if (provider === undefined)
    return refusedFor(
      `Nobody takes ${tried.property}’s payments in ${hotel.currency}${why ? `: ${why}` : ''}.`,
    );
  if (provider.cards === 'typed-here')
    return refusedFor(
      `${provider.name} has no page of its own: cards are typed at the hotel’s checkout. Book a room there.`,
    );
  if (isLive(provider.name) && !tried.live)
    return refusedFor(`The key of ${provider.name} is live, so that money would move. Say --live if it may.`);

  const attempt = {
    propertyId: NO_PROPERTY as PropertyId,
    attemptId: newId<PaymentAttemptId>(),
    providerReference: null,
    createdAt: clock.now(),
  };
  const money = { minor, currency: hotel.currency };
  const started = await start(provider, attempt, { hotel, money, tried, environment });
  if (started.kind !== 'action-required')
    return refusedFor(
      `${provider.name} did not start it: ${started.kind}. Its dashboard or its log of requests shows why.`,
    );
  const { publicUrl } = linkSetting(setting);
  say(`Pay ${moneyText(minor, hotel.currency)} here, within ${MINUTES} minutes:`);
  say(new URL(started.url, publicUrl).href);
  return looked(provider, { ...attempt, providerReference: started.reference ?? null }, setting);
}

function start(
  provider: RedirectProvider,
  attempt: KnownAttempt,
  facts: {
    readonly hotel: Hotel;
    readonly money: { readonly minor: number; readonly currency: Hotel['currency'] };
    readonly tried: TriedPayment;
    readonly environment: CommandSetting['environment'];
  },
): Promise<PaymentAnswer> {
  const { hotel, money, tried, environment } = facts;
  const { property } = hotel.definition;
  return provider.startRedirect(attempt, {
    money,
    currency: money.currency,
    keepCard: false,
    email: tried.email ?? property.email,
    description: `${property.name}, a payment to try`,
    returnUrl: `${environment['PUBLIC_URL'] ?? ''}${guestPaths.book(property.code)}`,
    expiresAt: new Date(attempt.createdAt.getTime() + LOOK_EVERY_MS * LOOKS),
  });
}

async function looked(
  provider: RedirectProvider,
  attempt: KnownAttempt,
  { delay = setTimeout }: Pick<CommandSetting, 'delay'>,
): Promise<Tried> {
  for (let look = 0; look < LOOKS; look++) {
    await delay(LOOK_EVERY_MS);
    const answer = await provider.lookUp(attempt);
    if (answer.kind === 'paid') {
      const { minor, currency } = answer.money;
      const card = answer.card === null ? '' : `, ${answer.card.brand} ending in ${answer.card.last4}`;
      return done(
        [`${provider.name} says: paid, ${moneyText(minor, currency)}${card}, as ${answer.reference}.`],
        { provider: provider.name, status: 'paid', reference: answer.reference, currency, minor },
      );
    }
    if (answer.kind === 'declined' || answer.kind === 'cancelled')
      return refusedFor(`${provider.name} says: ${answer.kind}.`);
  }
  return refusedFor(`${provider.name} does not say that it was paid within ${MINUTES} minutes.`);
}
