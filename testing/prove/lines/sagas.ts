import { APPROVED, ask, type Asked } from '../asking.ts';
import { bankAnswers, visitBank } from '../at-the-bank.ts';
import type { Line } from '../line.ts';
import { faults, isOrder } from '../stage/acquirer-proxy.ts';
import { nightOf } from './load.ts';

const GUESTS = 8;
/** Its bank asks who pays. */
const QUESTIONED = '4000 0027 6000 3184';
const cards = [
  APPROVED,
  '4000 0000 0000 0002',
  APPROVED,
  QUESTIONED,
  '4000 0000 0000 0119',
  '4000 0000 0000 9995',
];

/**
 * Each charge meets the next fault, and every third other call to the acquirer. Whose bank asks approves, declines or
 * leaves by turns; the bank's page meets none.
 */
export const sagas: Line = {
  name: 'faults between server and acquirer',
  spans: [{ nights: 60, rooms: 8 }],
  servers: 2,
  run: async (stage, size, say) => {
    let calls = 0;
    const next = () => faults[calls++ % faults.length] ?? 'none';
    stage.acquirerProxy.plan((call) => (isOrder(call) || calls++ % 3 === 0 ? next() : 'none'));
    const urls = stage.servers.map(({ url }) => url);
    const asked: Asked[] = [];
    let started = 0;
    let questioned = 0;
    const book = async () => {
      while (started < size.sagas) {
        const number = started++;
        if (number % 20 === 0) say(`${number} of ${size.sagas}`);
        const cardNumber = cards[number % cards.length] ?? APPROVED;
        const answered = await ask(urls, { arrival: nightOf(stage, number), nights: 2, cardNumber });
        const how = bankAnswers[questioned % bankAnswers.length] ?? 'leave';
        if (cardNumber !== QUESTIONED) asked.push(answered);
        else {
          questioned++;
          asked.push(await visitBank(urls, answered, how));
        }
      }
    };
    await Promise.all(Array.from({ length: GUESTS }, book));
    return { runs: asked.length, asked };
  },
};
