import { expect, test } from 'vitest';
import { limitText } from './limit-texts.ts';

test.each([
  [0, 'in 1 second'],
  [90, 'in 90 seconds'],
  [91, 'in 2 minutes'],
  [600, 'in 10 minutes'],
  [5_400, 'in 90 minutes'],
  [5_401, 'in 2 hours'],
  [86_400, 'in 24 hours'],
])('who meets a limit that opens in %i s reads “%s” and the telephone', (seconds, when) => {
  expect(limitText('requests', seconds, '+44 1632 960 107')).toBe(
    `That was a lot of requests. Please try again ${when}, or call us on +44 1632 960 107.`,
  );
});
