import { APPROVED, requestBooking, type RequestedBooking } from '../request-booking.ts';
import { FEW_LOOKS, visitBank, type BankAnswer } from '../at-the-bank.ts';
import type { Line } from '../line.ts';
import { faults } from '../stage/acquirer-proxy.ts';
import { nightOf } from './load.ts';

const GUESTS = 8;
/** Its bank asks for authentication. */
const QUESTIONED = '4000 0027 6000 3184';
const cards = [
  APPROVED,
  '4000 0000 0000 0002',
  APPROVED,
  QUESTIONED,
  '4000 0000 0000 0119',
  '4000 0000 0000 9995',
];
const bankAnswers: readonly BankAnswer[] = ['approve', 'decline', 'leave'];
/** A lost charge leads to no bank page. */
const TRIES_FOR_THE_BANK = 10;

const faultOf = (number: number) => faults[Math.floor(number) % faults.length] ?? 'none';

/**
 * Each charge meets the next fault, and so does every third other call to the acquirer. At the bank's challenge, guests
 * approve, decline or leave in turn; the bank's page has no faults.
 */
export const sagas: Line = {
  name: 'faults between server and acquirer',
  spans: [{ nights: 60, rooms: 16 }],
  servers: 2,
  run: async (stage, size, report) => {
    let orders = 0;
    let others = 0;
    stage.acquirerProxy.plan((call) => {
      if (stage.provider.isOrder(call)) return faultOf(orders++);
      return others++ % 3 === 0 ? faultOf(others / 3) : 'none';
    });
    const urls = stage.urls;
    const requested: RequestedBooking[] = [];
    let started = 0;
    let atTheBank = 0;
    const decide = () => bankAnswers[atTheBank++ % bankAnswers.length] ?? 'leave';
    const book = async (cardNumber: string) => {
      const answered = await requestBooking(urls, {
        arrival: nightOf(stage, started++),
        nights: 2,
        cardNumber,
      });
      requested.push(
        cardNumber === QUESTIONED
          ? await visitBank(urls, answered, decide, stage.provider.answerPage, FEW_LOOKS)
          : answered,
      );
    };
    const guest = async () => {
      while (started < size.sagas) {
        if (started % 20 === 0) report(`${started} of ${size.sagas}`);
        await book(cards[started % cards.length] ?? APPROVED);
      }
    };
    await Promise.all(Array.from({ length: GUESTS }, guest));
    for (let tried = 0; atTheBank === 0 && tried < TRIES_FOR_THE_BANK; tried++) await book(QUESTIONED);
    report(`${atTheBank} were asked by the bank`);
    return {
      runs: requested.length,
      requested,
      faults: atTheBank === 0 ? ['nobody was asked by the bank'] : [],
    };
  },
};
