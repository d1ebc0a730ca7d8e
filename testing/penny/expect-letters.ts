import { readdirSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { readMails, type KeptMail } from '../portico/read-mails.ts';
import type { BookedBasket } from './book-baskets.ts';
import { lettersSums, loweredWords, sumsOfHtml, sumsOfText, wordsOf } from './mail-sums.ts';
import { sumsOfBasket } from './sums.ts';

/** Waits until guest and hotel of each have their letters, and finds every sum in the guest's, as text and in HTML. */
export async function expectSumsInLetters(folder: string, booked: readonly BookedBasket[]): Promise<void> {
  const written = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
  const isWritten = () => expect(written()).toHaveLength(2 * booked.length);
  await vi.waitFor(isWritten, { timeout: 50_000, interval: 250 });
  const mails = new Map<string, KeptMail>(readMails(folder).map((mail) => [mail.to, mail]));
  for (const basket of booked) expectSumsInLetter(mails.get(basket.email), basket);
}

function expectSumsInLetter(mail: KeptMail | undefined, basket: BookedBasket): void {
  const { label, hotel } = basket;
  if (mail === undefined) throw new Error(`${label} has no letter`);
  const sums = sumsOfBasket(basket);
  const expected = lettersSums(sums, hotel.currency);
  expect(sumsOfText(mail), label).toEqual(expected);
  expect(sumsOfHtml(mail), label).toEqual(expected);
  for (const lowered of loweredWords(sums, hotel.currency)) {
    for (const words of wordsOf(mail)) expect(words, label).toContain(lowered);
  }
}
