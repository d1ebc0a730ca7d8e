import { passwordIssues } from '@portico/domain/people/password';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { accountWishIssues } from './account-wish.ts';

const owner = { email: 'ada@example.com', hotelName: 'The Quay House' };

test('nothing is booked with an account that is wanted and whose field has not come yet', () => {
  const wish = { isWanted: true, password: '' };
  const [issue, ...others] = accountWishIssues(wish, owner, null);
  expect(issue?.fieldId).toBe('account-password');
  expect(others).toEqual([]);
  // The same text as for the empty field.
  expect(
    accountWishIssues(wish, owner, { Field: () => createElement('input'), issues: passwordIssues }),
  ).toEqual([issue]);
  expect(accountWishIssues({ ...wish, isWanted: false }, owner, null)).toEqual([]);
});
