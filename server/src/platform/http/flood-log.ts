import type { FastifyBaseLogger } from 'fastify';

const EVERY_MS = 1_000;

/** Called with the address, as limits count it, of each request rejected before it reaches Fastify. */
type FloodLog = (address: string) => void;

/** Logs one line per second for all such requests: how many, from how many addresses, and the most frequent one. */
export function floodLog(
  log: Pick<FastifyBaseLogger, 'warn'>,
  after: (flush: () => void, milliseconds: number) => unknown = later,
): FloodLog {
  let byAddress = new Map<string, number>();
  const flush = () => {
    const [[address, most] = ['', 0]] = [...byAddress].toSorted(([, a], [, b]) => b - a);
    const refused = [...byAddress.values()].reduce((sum, count) => sum + count, 0);
    log.warn(
      { refused, addresses: byAddress.size, address, most },
      'requests were refused: too many at once',
    );
    byAddress = new Map();
  };
  return (address) => {
    if (byAddress.size === 0) after(flush, EVERY_MS);
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
  };
}

const later = (flush: () => void, milliseconds: number) => setTimeout(flush, milliseconds).unref();
