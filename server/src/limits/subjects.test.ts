import { expect, test } from 'vitest';
import { mailboxOf } from './subjects.ts';

test.each([
  ['Ada@Example.com', 'ada@example.com'],
  [' ada+stay@example.com ', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['A.D.A+quay@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['\uff41da@example.com', 'ada@example.com'],
  ['ada@b\u00fccher.example', 'ada@xn--bcher-kva.example'],
  ['ada@B\u00dcCHER.example', 'ada@xn--bcher-kva.example'],
])('%s is written to at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
