import { expect, test } from 'vitest';
import { dotted } from './dotted.ts';

test('a dot between two facts holds to both, so that no line ends or begins with it', () => {
  expect(dotted('Saver', '2 adults', 'Twin beds')).toBe('Saver\u00a0·\u00a02 adults\u00a0·\u00a0Twin beds');
  expect(dotted('Saver')).toBe('Saver');
});
