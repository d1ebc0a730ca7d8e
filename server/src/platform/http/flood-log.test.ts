import { expect, test } from 'vitest';
import { floodLog } from './flood-log.ts';

test('a flood is one line of the log a second, which names the address of most of it', () => {
  const lines: unknown[] = [];
  const seconds: (() => void)[] = [];
  const log = { warn: (facts: unknown) => void lines.push(facts) };
  const note = floodLog(log, (flush) => seconds.push(flush));
  note('192.0.2.1');
  for (let request = 1; request <= 5_000; request++) note('198.51.100.7');
  expect(lines).toEqual([]);
  seconds.shift()?.();
  expect(lines).toEqual([{ refused: 5_001, addresses: 2, address: '198.51.100.7', most: 5_000 }]);
  expect(seconds, 'nothing more to log').toEqual([]);
  note('192.0.2.1');
  seconds.shift()?.();
  expect(lines[1]).toEqual({ refused: 1, addresses: 1, address: '192.0.2.1', most: 1 });
});
