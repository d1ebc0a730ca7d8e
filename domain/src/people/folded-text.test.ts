import { expect, test } from 'vitest';
import { foldedText } from './folded-text.ts';

test.each([
  ['Ægir  Café', 'aegir cafe'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['Łódź Ørsted', 'lodz orsted'],
  ['Þóra Guðmundsdóttir', 'thora gudmundsdottir'],
  ['İstanbul', 'istanbul'],
  ['  Marram\tFreight ', 'marram freight'],
  ['Ｆｕｌｌ', 'full'],
])('%s is compared as %s', (text, folded) => {
  expect(foldedText(text)).toBe(folded);
});
