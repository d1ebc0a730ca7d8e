import { passwordIssues } from '@portico/domain/people/password';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { accountChoiceIssues } from './account-choice.ts';

const owner = { email: 'ada@example.com', hotelName: 'The Quay House' };

test('nothing is booked with an account that is wanted and whose field has not come yet', () => {
  const choice = { isWanted: true, password: '' };
  const [issue, ...others] = accountChoiceIssues(choice, owner, null);
  expect(issue?.fieldId).toBe('account-password');
  expect(others).toEqual([]);
  // The same text as for the empty field.
  expect(
    accountChoiceIssues(choice, owner, { Field: () => createElement('input'), issues: passwordIssues }),
  ).toEqual([issue]);
  expect(accountChoiceIssues({ ...choice, isWanted: false }, owner, null)).toEqual([]);
});
