import { randomUUID } from 'node:crypto';
import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { ConfirmationResponse, StatusResponse } from '@portico/contract/calls/reservation-read';
import { expect, vi } from 'vitest';
import { patience } from '../patience.ts';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { fetchConfirmation, requestCreate, fetchStatus, type Visitor } from './fetch.ts';
import { offeredBasket, type OfferedBasket, type Wish } from './offered-basket.ts';
import { orderOf } from './order.ts';
import { pick, type Random } from './random.ts';
import { tamperedCopies, type Tampered } from './tampered.ts';
import { canBook, paymentOf } from '@portico/web/shared/payment/required-payment';
import type { Hotel } from '@portico/web/shared/hotel/hotel';

/** A booked basket, and the answer. */
export interface BookedBasket extends OfferedBasket {
  readonly email: string;
  readonly created: CreateResponse;
  /** After payment, on the provider's page too. */
  readonly status: StatusResponse['Status'];
  readonly confirmation: ConfirmationResponse;
}

/** A copy with other sums, sent before it. */
export interface TriedCopy extends Tampered {
  readonly label: string;
  readonly email: string;
  readonly answer: CreateResponse;
}

/** A hotel, and the random source of its guests' requests. */
export interface Guest {
  readonly hotel: Hotel;
  readonly random: Random;
  readonly wish: () => Wish;
  /** The booker; a tampering guest has another address. */
  readonly name: string;
}

/** Draws until a basket is available and payable in one payment. */
export async function basketOf(visitor: Visitor, { hotel, random, wish }: Guest): Promise<OfferedBasket> {
  for (;;) {
    const offered = await offeredBasket(visitor, hotel, wish(), random);
    if (offered !== undefined && canBook(offered.payment.required)) return offered;
  }
}

/** The same, paid by a random permitted method. */
export function paidByAny(basket: OfferedBasket, random: Random): OfferedBasket {
  const { hotel, rooms, quote, payment } = basket;
  const chosen = pick(random, payment.ways) ?? null;
  return { ...basket, payment: paymentOf(hotel, rooms, quote, { paymentType: chosen, cardChoice: null }) };
}

/** `payElsewhere`: pays on the provider's page that a booking leads to. */
export async function book(
  visitor: Visitor,
  basket: OfferedBasket,
  name: string,
  payElsewhere: (actionUrl: string) => Promise<unknown> = async () => undefined,
): Promise<BookedBasket> {
  const email = `${name}@example.com`;
  const created = await requestCreate(visitor, orderOf(basket, email), randomUUID());
  if (created.ConfirmationToken === null) {
    throw new Error(`${basket.label} is not booked: ${created.RefusalCode} ${created.Message}`);
  }
  const { hotel } = basket;
  if (created.ActionUrl !== null) await payElsewhere(created.ActionUrl);
  const status =
    created.ActionUrl === null
      ? created.Status
      : await settledStatus(visitor, hotel, created.ConfirmationToken);
  const confirmation = await fetchConfirmation(visitor, hotel, created.ConfirmationToken);
  return { ...basket, email, created, status, confirmation };
}

/** Waits, as the status page does, until a payment made elsewhere is confirmed. */
async function settledStatus(visitor: Visitor, hotel: Hotel, token: string): Promise<BookedBasket['status']> {
  const settled = async () => {
    const { Status } = await fetchStatus(visitor, hotel, token);
    expect(Status).not.toBe('ActionRequired');
    return Status;
  };
  return vi.waitFor(settled, patience);
}

/** Sends one of its tampered copies. */
export async function tamper(
  visitor: Visitor,
  basket: OfferedBasket,
  file: PropertyFile,
  { name, random }: { readonly name: string; readonly random: Random },
): Promise<TriedCopy | undefined> {
  const email = `tampered-${name}@example.com`;
  const copy = pick(random, tamperedCopies(basket, orderOf(basket, email), file));
  if (copy === undefined) return undefined;
  return {
    ...copy,
    email,
    label: basket.label,
    answer: await requestCreate(visitor, copy.body, randomUUID()),
  };
}
