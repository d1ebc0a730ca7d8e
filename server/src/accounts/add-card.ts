import type { AddCardRequest, AddCardResponse } from '@portico/contract/calls/account-cards';
import { guestPaths } from '@portico/contract/paths';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { toWireAccountCard } from '@portico/contract/wire/account';
import { cardFromWire, type RequestedCard } from '@portico/contract/wire/card';
import type { PaymentAttemptId } from '@portico/domain/ids';
import { cardDigits } from '@portico/domain/payment/card-brand';
import { ok, refused, type Result } from '@portico/domain/result';
import { dateAt } from '../hotel/date-at.ts';
import { readCards } from '../payments/cards/account-card.store.ts';
import { insertCardRequest, type CardRequest } from '../payments/cards/card-request.store.ts';
import { settleCard } from '../payments/cards/card-requests.ts';
import { limitLabel } from '../config/limits.ts';
import { tryCard } from '../limits/card-tries.ts';
import { browserFactsOf, browserFaults, type Caller } from '../payments/browser-facts.ts';
import { cardFaults } from '../payments/card-faults.ts';
import type { PaymentAnswer, PaymentPort } from '../payments/payment-port.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';
import type { AccountDeps, AccountRefusal } from './account-deps.ts';
import { done, notDone } from './answers.ts';
import type { AccountOfHotel } from './logged-in-account.ts';

/** How long the provider's page waits for the card. */
const PAGE_MS = 30 * 60_000;

export interface CardAdded {
  readonly answer: AddCardResponse;
  /** Milliseconds to delay the answer after a declined card. */
  readonly waitMs: number;
}

/**
 * Saves a card for an account without charging it, typed here or on the provider's own page. Declines count as those of
 * a booking, and so does a card with a bank challenge. Rule: docs/accounts.md, "Cards".
 */
export async function addCard(
  deps: AccountDeps,
  { hotel, account }: AccountOfHotel,
  body: AddCardRequest,
  from: Caller,
): Promise<Result<CardAdded, AccountRefusal>> {
  const { propertyId, definition } = hotel;
  const provider = deps.providers.forMethod(hotel, 'card');
  const cannot = async (code: 'account.cards-not-kept' | 'account.too-many-cards') => {
    const nothing = { Status: 'Declined', CardRequestId: '', ActionUrl: null } as const;
    const answer = { ...notDone(code), ...nothing, CreditCards: await wireCards(deps, account) };
    return ok({ answer, waitMs: 0 });
  };
  if (provider === undefined || provider.cards === 'none') return cannot('account.cards-not-kept');
  const now = deps.clock.now();
  const card = body.CardDetails ? cardFromWire(body.CardDetails) : null;
  if (provider.cards === 'typed-here') {
    const today = dateAt(hotel, now);
    const faults = [...cardFaults(hotel, card, today), ...browserFaults(body.BrowserData)];
    if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  }
  // A card typed on the provider's page is counted by the provider.
  const isTypedHere = provider.cards === 'typed-here';
  const tried = isTypedHere ? await tryCard(deps, { propertyId, address: from.address }) : undefined;
  if (tried?.isOpen === false) {
    const { telephone } = definition.property;
    return refused({ code: 'request.too-many', thing: 'cards', opensInS: tried.opensInS, telephone });
  }
  const { individualId } = account;
  const request = {
    propertyId,
    attemptId: newId<PaymentAttemptId>(),
    individualId,
    provider: provider.name,
    providerReference: null,
    status: 'open',
    actionUrl: null,
    createdAt: now,
  } satisfies CardRequest;
  const room = { most: deps.limits.cardsPerAccount, openSince: new Date(now.getTime() - PAGE_MS) };
  if (!(await inTransaction(deps.database, (tx) => insertCardRequest(tx, request, room)))) {
    await tried?.release();
    deps.onLimitMet(limitLabel('cardsPerAccount'));
    return cannot('account.too-many-cards');
  }
  const order = { card, browser: browserFactsOf(body.BrowserData, from), email: account.email };
  const answer = await requestCardStorage(deps, provider, request, { ...order, hotel: definition.property });
  const settled = await settleCard(deps, request, answer);
  if (settled.status === 'stored') await tried?.release();
  const waitMs = settled.status === 'declined' ? (tried?.declined() ?? 0) : 0;
  const asItStands = await cardAnswer(deps, { ...request, ...settled }, account);
  const head = answer.kind === 'not-begun' ? notDone('account.cards-not-kept') : {};
  return ok({ answer: { ...asItStands, ...head }, waitMs });
}

/** Status of a card to be saved, with all saved cards. */
export async function cardAnswer(
  deps: AccountDeps,
  { attemptId, status, actionUrl }: CardRequest,
  account: AccountOfHotel['account'],
): Promise<AddCardResponse> {
  const common = {
    CardRequestId: attemptId,
    ActionUrl: actionUrl,
    CreditCards: await wireCards(deps, account),
  };
  switch (status) {
    case 'stored':
      return { ...done(accountTexts.cardSaved), Status: 'Added', ...common };
    case 'declined':
      return { ...notDone('account.card-declined'), Status: 'Declined', ...common };
    case 'open':
      return { ...done(accountTexts.cardOpen), Status: actionUrl ? 'ActionRequired' : 'Pending', ...common };
  }
}

export async function wireCards(
  { database }: Pick<AccountDeps, 'database'>,
  account: Pick<AccountOfHotel['account'], 'propertyId' | 'individualId'>,
) {
  return (await readCards(database.kysely, account)).map(toWireAccountCard);
}

interface CardOrder {
  readonly card: RequestedCard | null;
  readonly browser: ReturnType<typeof browserFactsOf>;
  readonly email: string;
  readonly hotel: AccountOfHotel['hotel']['definition']['property'];
}

async function requestCardStorage(
  { publicUrl }: AccountDeps,
  provider: PaymentPort,
  request: CardRequest,
  { card, browser, email, hotel }: CardOrder,
): Promise<PaymentAnswer> {
  const returnUrl = `${publicUrl ?? ''}${guestPaths.manageAccount(hotel.code, request.attemptId)}`;
  if (provider.cards !== 'typed-here') {
    return provider.startRedirect(request, {
      money: null,
      currency: hotel.currency,
      keepCard: true,
      email,
      description: `${hotel.name}: a card for your account`,
      expiresAt: new Date(request.createdAt.getTime() + PAGE_MS),
      returnUrl,
    });
  }
  if (card === null) return { kind: 'declined' };
  const { number, expiryMonth, expiryYear, securityCode, holderName: name } = card;
  const typed = { number: cardDigits(number), expiryMonth, expiryYear, securityCode, name };
  return provider.storeCard(request, { card: typed, browser, returnUrl });
}
