import { expect, test } from 'vitest';
import { contactIssues } from './contact-message.ts';

const message = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  message: 'May we bring a dog?\nA small one.',
};
const codes = (changes: Partial<typeof message>) =>
  contactIssues({ ...message, ...changes }).map(({ field, code }) => `${field} ${code}`);

test('a message with a name and an e-mail address may be sent, with or without a telephone number', () => {
  expect(codes({})).toEqual([]);
  expect(codes({ phone: '+44 7700 900123' })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name text.required'],
  [{ name: 'Ada\r\nBcc: all@example.com' }, 'name text.invalid'],
  [{ name: 'Win at prizes.example.com' }, 'name name.web-address'],
  [{ name: 'A'.repeat(121) }, 'name text.too-long'],
  [{ email: '' }, 'email text.required'],
  [{ email: 'ada@example.com\nBcc: all@example.com' }, 'email text.invalid'],
  [{ email: 'ada@example.com, all@example.com' }, 'email email.invalid'],
  [{ phone: '07700 900123' }, 'phone phone.invalid'],
  [{ message: ' \n ' }, 'message text.required'],
  [{ message: 'a'.repeat(2_001) }, 'message text.too-long'],
  [{ message: 'Please charge 4242 4242 4242 4242' }, 'message text.card-number'],
])('what cannot be sent is shown at its field: %j', (changes, issue) => {
  expect(codes(changes)).toEqual([issue]);
});
