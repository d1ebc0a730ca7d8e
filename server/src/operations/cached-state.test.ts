import { expect, test } from 'vitest';
import { cachedState, type DatabaseState } from './cached-state.ts';

let now = 0;
const clock = { now: () => new Date(now) };
/** Pending checks, in the order of their start. */
const looks: ((state: DatabaseState) => void)[] = [];
const look = () => new Promise<DatabaseState>((resolve) => looks.push(resolve));

test('a good state is returned for two seconds without waiting for the next check, one at a time; a bad one never', async () => {
  const stateOf = cachedState(look, clock);
  const first = stateOf();
  looks.shift()?.('ok');
  expect(await first).toBe('ok');

  now += 1_999;
  expect(await stateOf()).toBe('ok');
  expect(await stateOf(), 'the database does not answer yet').toBe('ok');
  expect(looks).toHaveLength(1);

  now += 1;
  const late = stateOf();
  expect(looks).toHaveLength(1);
  looks.shift()?.('behind');
  expect(await late).toBe('behind');

  const again = stateOf();
  looks.shift()?.('ok');
  expect(await again).toBe('ok');
});
