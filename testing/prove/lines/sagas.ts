import { APPROVED, ask, type Asked } from '../asking.ts';
import type { Line } from '../line.ts';
import { faults, isOrder } from '../stage/acquirer-proxy.ts';
import { dayOf } from './load.ts';

const GUESTS = 8;
const cards = [
  APPROVED,
  '4000 0000 0000 0002',
  APPROVED,
  '4000 0027 6000 3184',
  '4000 0000 0000 0119',
  '4000 0000 0000 9995',
];

/** Each call to the acquirer meets the next fault; every third question about an attempt meets one too. */
export const sagas: Line = {
  name: 'faults between server and acquirer',
  rooms: 8,
  servers: 2,
  run: async (stage, size, say) => {
    let calls = 0;
    const next = () => faults[calls++ % faults.length] ?? 'none';
    stage.acquirerProxy.plan((call) => (isOrder(call) || calls++ % 3 === 0 ? next() : 'none'));
    const urls = stage.servers.map(({ url }) => url);
    const asked: Asked[] = [];
    let started = 0;
    const book = async () => {
      while (started < size.sagas) {
        const number = started++;
        if (number % 20 === 0) say(`${number} of ${size.sagas}`);
        const cardNumber = cards[number % cards.length] ?? APPROVED;
        asked.push(await ask(urls, { arrival: dayOf(number, 50), nights: 2, cardNumber }));
      }
    };
    await Promise.all(Array.from({ length: GUESTS }, book));
    return { runs: asked.length, asked };
  },
};
