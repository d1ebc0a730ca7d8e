import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { accountTexts } from '@portico/contract/texts/account-texts';
import { expect, test } from 'vitest';
import { specifiedMessages } from './specification/messages.ts';
import { repository } from './source-tree/source-files.ts';

const texts = Object.fromEntries(
  Object.entries(accountTexts).map(([name, text]) => [`accountTexts.${name}`, text]),
);

/** A test's source on one line, without TypeScript's quotes. */
function testAt(file: string): string {
  const whole = path.join(repository, file);
  if (!existsSync(whole)) return '';
  return readFileSync(whole, 'utf8')
    .replaceAll(/\\(?=['"])/g, '')
    .replaceAll(/\s+/g, ' ');
}

test('each message that section 8 of the specification lists is seen by a test where a guest sees it', () => {
  const remaining = specifiedMessages.filter(({ message, seenIn, as }) => {
    const isNamed = as === undefined || texts[as] === message;
    return !isNamed || !testAt(seenIn).includes(as ?? message);
  });
  expect(remaining).toEqual([]);
});
