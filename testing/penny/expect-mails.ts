import { readdirSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { patience } from '../patience.ts';
import { readMails, type StoredMail } from '../portico/read-mails.ts';
import type { BookedBasket } from './book-baskets.ts';
import { mailSums, loweredTexts, sumsOfHtml, sumsOfText, textsOf } from './mail-sums.ts';
import { sumsOfBasket } from './sums.ts';

/**
 * Waits until guest, hotel and an invoiced company have their mails of each booking. Checks every sum in the guest's
 * mail, in text and HTML.
 */
export async function expectSumsInMails(folder: string, booked: readonly BookedBasket[]): Promise<void> {
  const written = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
  const toCompanies = booked.filter(({ payment }) => payment.type === 'company-invoice').length;
  const isWritten = () => expect(written()).toHaveLength(2 * booked.length + toCompanies);
  await vi.waitFor(isWritten, patience);
  const mails = new Map<string, StoredMail>(readMails(folder).map((mail) => [mail.to, mail]));
  for (const basket of booked) expectSumsInMail(mails.get(basket.email), basket);
}

function expectSumsInMail(mail: StoredMail | undefined, basket: BookedBasket): void {
  const { label, hotel } = basket;
  if (mail === undefined) throw new Error(`${label} has no mail`);
  const sums = sumsOfBasket(basket);
  const expected = mailSums(sums, hotel.currency);
  expect(sumsOfText(mail), label).toEqual(expected);
  expect(sumsOfHtml(mail), label).toEqual(expected);
  for (const lowered of loweredTexts(sums, hotel.currency)) {
    for (const words of textsOf(mail)) expect(words, label).toContain(lowered);
  }
}
