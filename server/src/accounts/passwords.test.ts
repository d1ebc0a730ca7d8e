import type { Guest } from '@portico/testing/world/guest';
import { EMAIL, PASSWORD, registration, tokenIn, withAccounts } from '@portico/testing/account/registration';
import { openWorld, type World } from '@portico/testing/world/world';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ServerBusy } from '../platform/http/server-busy.ts';

const NEW = 'ten bells and flood';

let world: World;
let number = 0;
let email = EMAIL;
beforeAll(async () => {
  world = await openWorld({ hotel: withAccounts() });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.mails();
  email = `guest${(number += 1)}@example.org`;
  await world.member(email);
});

async function requestLink(): Promise<string> {
  const reply = await world
    .guest()
    .post('/api/Account/RequestPasswordReset', { PropertyId: PROPERTY, EmailAddress: email });
  expect(reply.body).toMatchObject({
    Success: true,
    Message: 'If there is an account with this address, a link to choose a new password is on its way to it',
  });
  const [mail] = await world.mails();
  expect(mail).toMatchObject({ to: { address: email }, subject: 'Choose a new password: The Quay' });
  expect(mail?.text).toContain('https://book.example/Account/ResetPassword/Quay#');
  return tokenIn(mail ?? { text: '' });
}

const reset = (Token: string, Password: string | null = NEW) =>
  world.guest().post('/api/Account/PasswordReset', { PropertyId: PROPERTY, Token, Password });

describe('a guest who has forgotten the password', () => {
  test('chooses a new one by the link of a mail, is logged out everywhere, and gets a mail', async () => {
    const elsewhere = world.guest();
    await elsewhere.logIn(PASSWORD, email);
    const token = await requestLink();
    // Without a password the link is only checked, and stays valid however often.
    expect((await reset(token, null)).body).toMatchObject({ Success: true });
    expect((await reset(token, null)).body).toMatchObject({ Success: true });
    const answer = await reset(token);
    expect(answer.body).toEqual({ Success: true, Message: 'Password reset', RefusalCode: null });
    expect((await elsewhere.account()).status).toBe(401);
    expect((await elsewhere.logIn(PASSWORD, email)).body).toMatchObject({ Success: false });
    expect((await elsewhere.logIn(NEW, email)).body).toMatchObject({ Success: true });
    const mails = await world.mails();
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed: The Quay']);
  });

  test('uses a link once, also when it comes several times at one moment', async () => {
    const token = await requestLink();
    const answers = await Promise.all([reset(token), reset(token, 'eleven bells, slack'), reset(token)]);
    const codes = answers.map(({ body }) => body['RefusalCode']);
    expect(codes.toSorted()).toEqual(['account.link-used', 'account.link-used', null]);
    expect((await reset(token)).body).toMatchObject({
      Success: false,
      Message: 'This link has been used, and it works once. Ask for a new one if you still need it.',
    });
  });

  test('learns that a link has expired after 30 minutes, and changes nothing by it', async () => {
    const token = await requestLink();
    world.setNow('2027-02-20T12:30:00Z');
    expect((await reset(token)).body).toMatchObject({ RefusalCode: 'account.link-expired' });
    expect((await reset(token, null)).body).toMatchObject({ RefusalCode: 'account.link-expired' });
    world.setNow('2027-02-20T12:00:00Z');
    expect((await world.guest().logIn(PASSWORD, email)).body).toMatchObject({ Success: true });
  });

  test('may try again with the same link where the password was refused', async () => {
    const token = await requestLink();
    const refused = await reset(token, 'Password123!');
    expect(refused).toMatchObject({
      status: 400,
      body: {
        ModelState: {
          Password: ['This password is one of those that are guessed first. Choose another one'],
        },
      },
    });
    expect((await reset(token)).body).toMatchObject({ Success: true });
  });

  test('has links of before made useless by the new password', async () => {
    const first = await requestLink();
    await reset(await requestLink());
    expect((await reset(first)).body).toMatchObject({ RefusalCode: 'account.link-used' });
  });

  test('finds nothing behind a link that was never mailed', async () => {
    for (const token of ['', 'x'.repeat(43), "' OR 1=1 --"])
      expect((await reset(token)).body).toMatchObject({ RefusalCode: 'account.link-unknown' });
  });
});

test('no mail is sent without an account', async () => {
  const EmailAddress = 'nobody@example.org';
  await world.guest().post('/api/Account/RequestPasswordReset', { PropertyId: PROPERTY, EmailAddress });
  expect(await world.mails()).toEqual([]);
  const rows = await world.db.database.kysely
    .selectFrom('account_request')
    .select('email')
    .where('email', '=', EmailAddress)
    .execute();
  expect(rows).toEqual([]);
});

describe('a guest who changes the password', () => {
  const change = (guest: Guest, OldPassword: string, NewPassword: string) =>
    guest.post('/api/Account/ChangePassword', { PropertyId: PROPERTY, OldPassword, NewPassword });

  test('has to know the old one, and the new one has to be good', async () => {
    const guest = world.guest();
    await guest.logIn(PASSWORD, email);
    expect((await change(guest, 'not this one.', NEW)).body).toMatchObject({
      Success: false,
      RefusalCode: 'account.password-wrong',
    });
    const weak = await change(guest, PASSWORD, 'weak');
    expect(weak).toMatchObject({
      status: 400,
      body: { ModelState: { NewPassword: ['Choose a password of at least 10 characters'] } },
    });
    expect((await world.guest().logIn(PASSWORD, email)).body).toMatchObject({ Success: true });
  });

  test('has to be logged in', async () => {
    expect((await change(world.guest(), PASSWORD, NEW)).status).toBe(401);
  });
});

describe('a guest who changes details', () => {
  test('finds them at the next visit; what was not named stays', async () => {
    const guest = world.guest();
    await guest.logIn(PASSWORD, email);
    const address = { Street: ' 1 Quay ', City: 'Sowton', ZipCode: 'EX2 7AB', CountryId: 826 };
    const saved = await guest.post('/api/Account/Update', {
      PropertyId: PROPERTY,
      ...address,
      ReceiveBrandOffers: true,
    });
    const stored = { ...address, Street: '1 Quay', ReceiveBrandOffers: true, Firstname: 'Ada' };
    expect(saved.body).toMatchObject({ Success: true, Message: 'Details saved', User: stored });
    await guest.post('/api/Account/Update', { PropertyId: PROPERTY, Firstname: 'Augusta', City: null });
    const now = await guest.account();
    expect(now.body).toMatchObject({ ...stored, Firstname: 'Augusta', City: '' });
  });

  test.each<[string, object, string]>([
    ['no name', { Lastname: '' }, 'Lastname'],
    ['a number that is none', { Telephone: 'ring me' }, 'Telephone'],
    ['a country that is none', { CountryId: 1 }, 'CountryId'],
    ['a card number', { Street: '4242 4242 4242 4242' }, 'Street'],
  ])('gets the error of %s at its field', async (_what, facts, field) => {
    const guest = world.guest();
    await guest.logIn(PASSWORD, email);
    const answer = await guest.post('/api/Account/Update', { PropertyId: PROPERTY, ...facts });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.ModelState ?? {})).toEqual([field]);
  });

  test.each(['IndividualId', 'CanChoosePaymentMethod', 'EmailAddress', 'CreditCards'])(
    'cannot name %s',
    async (field) => {
      const guest = world.guest();
      await guest.logIn(PASSWORD, email);
      const forged = { PropertyId: PROPERTY, [field]: true };
      expect((await guest.post('/api/Account/Update', forged)).status).toBe(400);
    },
  );
});

test('account mails are limited per mailbox and per client, and the message says so', async () => {
  const capped = await openWorld({
    hotel: withAccounts(),
    limits: {
      accountMailsPerRecipient: 2,
      accountMailsPerRecipientUnderAttack: 1,
      accountMailsPerAddress: 4,
    },
  });
  try {
    const requestReset = (EmailAddress: string, from?: string) =>
      capped.guest(from).post('/api/Account/RequestPasswordReset', { PropertyId: PROPERTY, EmailAddress });
    expect((await requestReset('ada@example.org')).status).toBe(200);
    expect((await requestReset('Ada+stay@example.org')).status).toBe(200);
    // The attacker has one more, then meets the limit; the mailbox's owner elsewhere does not.
    expect((await requestReset('ada@example.org')).status).toBe(200);
    const met = await requestReset('ada@example.org');
    expect(met).toMatchObject({ status: 429, body: { RefusalCode: 'request.too-many' } });
    expect(met.body['Message']).toContain('in the folder for spam too');
    expect((await requestReset('ada@example.org', '192.0.2.9')).status).toBe(200);
    expect((await requestReset('ada@example.org', '192.0.2.9')).status).toBe(429);
    expect((await requestReset('bo@example.org')).status).toBe(200);
    expect((await requestReset('cy@example.org')).status).toBe(429);
  } finally {
    await capped.close();
  }
});

test('a refused registration hashes no password, and one that was not hashed is not counted', async () => {
  let made = 0;
  let isFull = true;
  const capped = await openWorld({
    hotel: withAccounts(),
    limits: { accountMailsPerRecipient: 1, accountMailsPerAddress: 1 },
    passwords: (hashes) => ({
      ...hashes,
      make: (password) => {
        if (isFull) throw new ServerBusy('reading');
        made += 1;
        return hashes.make(password);
      },
    }),
  });
  try {
    const register = () => capped.guest().post('/api/Account/Register', registration);
    expect((await register()).status).toBe(503);
    isFull = false;
    expect((await register()).status).toBe(200);
    for (let again = 0; again < 3; again++) expect((await register()).status).toBe(429);
    expect(made).toBe(1);
  } finally {
    await capped.close();
  }
});

test('a link that was used has no password hashed', async () => {
  let made = 0;
  const counting = await openWorld({
    hotel: withAccounts(),
    passwords: (hashes) => ({
      ...hashes,
      make: (password) => {
        made += 1;
        return hashes.make(password);
      },
    }),
  });
  try {
    await counting.member();
    const body = { PropertyId: PROPERTY, EmailAddress: EMAIL };
    await counting.guest().post('/api/Account/RequestPasswordReset', body);
    const [mail] = await counting.mails();
    const Token = tokenIn(mail ?? { text: '' });
    made = 0;
    const reset = () =>
      counting.guest().post('/api/Account/PasswordReset', { PropertyId: PROPERTY, Token, Password: NEW });
    expect((await reset()).body).toMatchObject({ Success: true });
    for (let again = 0; again < 3; again++)
      expect((await reset()).body).toMatchObject({ RefusalCode: 'account.link-used' });
    expect(made).toBe(1);
  } finally {
    await counting.close();
  }
});
