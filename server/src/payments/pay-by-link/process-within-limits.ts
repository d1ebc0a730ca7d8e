import type { ProcessRequest } from '@portico/contract/calls/pay-by-link';
import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import { cardFromWire, type RequestedCard } from '@portico/contract/wire/card';
import { emailIssues } from '@portico/domain/people/email';
import { refused, type Result } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { fieldFaults, type FieldFault } from '../../hotel/field-faults.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { PayLink } from '../invoice/find-pay-link.ts';
import { tryCard } from '../../limits/card-tries.ts';
import { isKeyKnown } from '../../platform/once/idempotency.store.ts';
import type { OnceRefusal } from '../../platform/once/once.ts';
import { browserFactsOf, browserFaults, type Caller } from '../browser-facts.ts';
import { cardFaults } from '../card-faults.ts';
import type { ProcessRefusal } from './begin-process.ts';
import type { PayByLinkDeps } from './pay-by-link-deps.ts';
import { processLink, PROCESS_SCOPE, type Processed, type ProcessOrder } from './process-link.ts';
import { providerOfLink } from './provider-of-link.ts';

export type RefusedProcess =
  | ProcessRefusal
  | OnceRefusal
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number };

export interface ProcessedWithinLimits {
  readonly done: Result<Processed, RefusedProcess>;
  /** Milliseconds to delay the answer; the outcome is already decided. */
  readonly waitMs: number;
}

/**
 * Runs Process unless the caller had too many cards declined. A card counts as declined until it has paid, or was never
 * sent. A repeat of a begun request is always answered. Rule: docs/limits.md, "Cards".
 */
export async function processWithinLimits(
  deps: PayByLinkDeps,
  { hotel, link, body }: { readonly hotel: Hotel; readonly link: PayLink; readonly body: ProcessRequest },
  from: Caller & { readonly idempotencyKey: string | undefined },
): Promise<ProcessedWithinLimits> {
  const provider = providerOfLink(deps.providers, hotel, link.action);
  const isTypedHere = provider?.cards === 'typed-here';
  const card = isTypedHere ? cardOf(body) : null;
  const faults = [
    ...fieldFaults(hotel, null, { email: 'Email' }, emailIssues(body.Email, true)),
    ...(isTypedHere
      ? [...cardFaults(hotel, card, dateAt(hotel, deps.clock.now())), ...browserFaults(body.BrowserData)]
      : []),
  ];
  if (faults.length > 0) return { done: refused({ code: 'request.invalid', faults }), waitMs: 0 };
  const { idempotencyKey } = from;
  const browser = browserFactsOf(body.BrowserData, from);
  const order: ProcessOrder = { hotel, link, body, card, browser, idempotencyKey };
  return card === null ? { done: await processLink(deps, order), waitMs: 0 } : withCard(deps, order, from);
}

async function withCard(
  deps: PayByLinkDeps,
  order: ProcessOrder,
  { address }: Caller,
): Promise<ProcessedWithinLimits> {
  const { propertyId } = order.hotel;
  const tried = await tryCard(deps, { propertyId, address });
  const key = { propertyId, scope: PROCESS_SCOPE, key: order.idempotencyKey };
  if (!tried.isOpen && !(await isKeyKnown(deps.database.kysely, key)))
    return {
      done: refused({ code: 'request.too-many', thing: 'cards', opensInS: tried.opensInS }),
      waitMs: 0,
    };
  const release = async () => (tried.isOpen ? tried.release() : undefined);
  const done = await processLink(deps, order).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const isDeclined = done.ok && done.value.isDeclined;
  const isOpen = done.ok && done.value.isOpen;
  if (!isOpen && !isDeclined) await release();
  return { done, waitMs: isDeclined && tried.isOpen ? tried.declined() : 0 };
}

/** Falls back to the payer's e-mail. */
function cardOf({ CardDetails, Email }: ProcessRequest): RequestedCard | null {
  if (!CardDetails) return null;
  const card = cardFromWire(CardDetails);
  return card.email === '' ? { ...card, email: Email } : card;
}
