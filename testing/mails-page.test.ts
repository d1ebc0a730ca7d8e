import { readFileSync } from 'node:fs';
import path from 'node:path';
import { linkMailKinds } from '@portico/server/payments/by-link/link-mails';
import { bookingMailKinds } from '@portico/server/reservation/booking-mails';
import { expect, test } from 'vitest';
import { repository } from './source-tree/source-files.ts';

/** The kinds in the first cells of the table of mails under a heading. */
function listed(page: string, heading: string): string[] {
  const text = readFileSync(path.join(repository, page), 'utf8');
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const table = section.split('\n| Mail ')[1]?.split('\n\n')[0] ?? '';
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, kind = '']) => kind));
}

test.each([
  ['docs/booking.md', 'Mails', [...bookingMailKinds, 'contact-message', 'contact-answer', 'gift-voucher']],
  ['docs/payments.md', 'Pay by link', linkMailKinds],
])('%s lists each kind of mail, and no other', (page, heading, kinds) => {
  expect(listed(page, heading).toSorted()).toEqual([...kinds].toSorted());
});
