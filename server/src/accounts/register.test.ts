import { EMAIL, PASSWORD, registration, tokenIn, withAccounts } from '@portico/testing/account/registration';
import { openWorld, type World } from '@portico/testing/world/world';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({ hotel: withAccounts() });
});
afterAll(() => world.close());

const register = (facts: object = {}) =>
  world.guest().post('/api/Account/Register', { ...registration, ...facts });
const confirm = (Token: string, Password = PASSWORD) =>
  world.guest().post('/api/Account/ConfirmEmail', { PropertyId: PROPERTY, Token, Password });

const thanks = {
  status: 200,
  body: {
    Success: true,
    Message: 'Registration successful, check your email to confirm',
    RefusalCode: null,
  },
};

test('a guest registers, confirms the address by the mail, logs in, is known, and logs out', async () => {
  const guest = world.guest();
  expect(await guest.post('/api/Account/Register', registration)).toMatchObject(thanks);
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: { name: 'Ada Lovelace', address: EMAIL },
    subject: 'Confirm your e-mail address: The Quay',
  });

  expect((await guest.logIn()).body).toMatchObject({ Success: false, RefusalCode: 'account.not-confirmed' });
  const [again] = await world.mails();
  const confirmed = await confirm(tokenIn(again ?? { text: '' }));
  expect(confirmed.body).toMatchObject({ Success: true });

  const loggedIn = await guest.logIn();
  const user = {
    Firstname: 'Ada',
    Lastname: 'Lovelace',
    Telephone: '+44 7700 900123',
    EmailAddress: EMAIL,
    ReceiveBrandOffers: false,
    CanChoosePaymentMethod: false,
    CreditCards: [],
  };
  expect(loggedIn.body).toMatchObject({ Success: true, Message: 'Welcome back, Ada', ...user });
  expect(await guest.account()).toMatchObject({ status: 200, body: user });
  expect((await world.guest().account()).body).toMatchObject({
    Message: 'Please log in to your account.',
    RefusalCode: 'account.logged-out',
  });

  const stored = new Map(guest.cookies);
  const loggedOut = await guest.post('/api/Account/Logout', { PropertyId: PROPERTY });
  expect(loggedOut.body).toEqual({ Success: true, Message: 'Logged out', RefusalCode: null });
  expect(guest.cookies.size).toBe(0);
  for (const [name, value] of stored) guest.cookies.set(name, value);
  expect((await guest.account()).status).toBe(401);
});

describe('an address that has an account', () => {
  test('is answered as any other, and its guest gets a mail', async () => {
    await world.member('known@example.org');
    expect(await register({ EmailAddress: ' KNOWN@example.org' })).toMatchObject(thanks);
    const [mail] = await world.mails();
    expect(mail?.subject).toBe('You already have an account: The Quay');
    expect(mail?.text).not.toContain('#');
    expect((await world.guest().logIn(PASSWORD, 'known@example.org')).body).toMatchObject({
      Success: true,
    });
  });

  test('keeps its password whatever somebody else has typed', async () => {
    await world.member('keeps@example.org');
    await register({ EmailAddress: 'keeps@example.org', Password: 'another bell at sea' });
    await world.mails();
    const answer = await world.guest().logIn('another bell at sea', 'keeps@example.org');
    expect(answer.body).toMatchObject({ Success: false, RefusalCode: 'account.login-failed' });
  });
});

describe('a link to confirm an address', () => {
  test('confirms the registration that it was mailed for, also after somebody else has registered the address', async () => {
    await register({ EmailAddress: 'two@example.org' });
    const [own] = await world.mails();
    await register({ EmailAddress: 'two@example.org', Password: 'a stranger’s bells' });
    const [strangers] = await world.mails();
    expect(own?.text).toContain('in the name of Ada Lovelace');
    await confirm(tokenIn(own ?? { text: '' }));
    await confirm(tokenIn(strangers ?? { text: '' }), 'a stranger’s bells');
    expect((await world.guest().logIn(PASSWORD, 'two@example.org')).body).toMatchObject({ Success: true });
    const asStranger = await world.guest().logIn('a stranger’s bells', 'two@example.org');
    expect(asStranger.body).toMatchObject({ Success: false });
  });

  test('makes no account of a stranger’s request for the mailbox’s owner: it needs that request’s password', async () => {
    const EmailAddress = 'victim@example.org';
    await register({ EmailAddress });
    const [own] = await world.mails();
    await register({ EmailAddress, Firstname: 'Mallory', Password: 'a stranger’s bells' });
    const [strangers] = await world.mails();
    expect(strangers?.text).toContain('in the name of Mallory Lovelace');
    const token = tokenIn(strangers ?? { text: '' });
    expect((await confirm(token)).body).toMatchObject({ RefusalCode: 'account.request-password' });
    const asStranger = await world.guest().logIn('a stranger’s bells', EmailAddress);
    expect(asStranger.body).toMatchObject({ RefusalCode: 'account.not-confirmed' });
    // No request replaces another: the victim's own still waits, and is mailed again with it.
    expect((await world.guest().logIn(PASSWORD, EmailAddress)).body).toMatchObject({
      RefusalCode: 'account.not-confirmed',
    });
    const again = await world.mails();
    expect(again.some(({ text }) => text.includes('in the name of Ada Lovelace'))).toBe(true);
    expect((await confirm(tokenIn(own ?? { text: '' }))).body).toMatchObject({ Success: true });
    expect((await world.guest().logIn(PASSWORD, EmailAddress)).body).toMatchObject({ Success: true });
    expect((await confirm(token, 'a stranger’s bells')).body).toMatchObject({ Success: false });
    expect((await world.guest().logIn('a stranger’s bells', EmailAddress)).body).toMatchObject({
      RefusalCode: 'account.login-failed',
    });
  });

  test('takes no more guesses of its password than a log-in does, and leaves log-ins alone', async () => {
    const few = await openWorld({
      hotel: withAccounts(),
      limits: { loginsPerAccount: 2, loginsPerAccountUnderAttack: 1, loginsPerAddress: 9 },
    });
    try {
      const guest = await few.member('other@example.org');
      await guest.post('/api/Account/Register', { ...registration, EmailAddress: 'guessed@example.org' });
      const [mail] = await few.mails();
      const Token = tokenIn(mail ?? { text: '' });
      const guess = () =>
        guest.post('/api/Account/ConfirmEmail', {
          PropertyId: PROPERTY,
          Token,
          Password: 'no bells at all',
        });
      const answers = [await guess(), await guess(), await guess(), await guess()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect((await guest.logIn(PASSWORD, 'other@example.org')).body).toMatchObject({ Success: true });
    } finally {
      await few.close();
    }
  });

  test('works once however often it is sent, and does no harm the second time', async () => {
    await register({ EmailAddress: 'once@example.org' });
    const [mail] = await world.mails();
    const token = tokenIn(mail ?? { text: '' });
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ body }) => body['Success'])).toEqual([true, true, true]);
    const rows = await world.db.database.kysely
      .selectFrom('account')
      .select('email')
      .where('email', '=', 'once@example.org')
      .execute();
    expect(rows).toHaveLength(1);
  });

  test('expires after three days, and says how to get a new one', async () => {
    await register({ EmailAddress: 'late@example.org' });
    const [mail] = await world.mails();
    world.setNow('2027-02-23T12:00:00Z');
    const answer = await confirm(tokenIn(mail ?? { text: '' }));
    world.setNow('2027-02-20T12:00:00Z');
    expect(answer.body).toMatchObject({
      Success: false,
      RefusalCode: 'account.link-expired',
      Message: 'This link has expired. Ask for a new one: it comes by e-mail at once.',
    });
  });

  test.each([
    ['unknown', 'x'.repeat(43)],
    ['of nothing', ''],
    ['that is no token', '../../etc/passwd\u0000'],
  ])('%s is unknown', async (_what, token) => {
    expect((await confirm(token)).body).toMatchObject({ RefusalCode: 'account.link-unknown' });
  });

  test('stands nowhere in the database', async () => {
    await register({ EmailAddress: 'hidden@example.org' });
    const [mail] = await world.mails();
    const token = tokenIn(mail ?? { text: '' });
    const { kysely } = world.db.database;
    const rows = [
      await kysely.selectFrom('account_token').selectAll().execute(),
      await kysely.selectFrom('account_request').selectAll().execute(),
      await kysely.selectFrom('outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });
});

test('the mail to confirm an address is sent again only to an address that waits for it', async () => {
  const again = (EmailAddress: string) =>
    world.guest().post('/api/Account/ResendConfirmation', { PropertyId: PROPERTY, EmailAddress });
  await register({ EmailAddress: 'waits@example.org' });
  await world.mails();
  const answers = [await again('waits@example.org'), await again('nobody@example.org')];
  expect(answers[0]?.body).toEqual(answers[1]?.body);
  const mails = await world.mails();
  expect(mails.map(({ to }) => to.address)).toEqual(['waits@example.org']);
  expect((await confirm(tokenIn(mails[0] ?? { text: '' }))).body).toMatchObject({ Success: true });
});

test.each<[string, object, string, string]>([
  ['a short password', { Password: 'short.' }, 'Password', 'Choose a password of at least 10 characters'],
  ['no password', { Password: '' }, 'Password', 'Password is required'],
  [
    'the e-mail address as password',
    { Password: EMAIL },
    'Password',
    'This password is little more than your e-mail address or our name. Choose another one',
  ],
  ['no address', { EmailAddress: 'ada' }, 'EmailAddress', 'A valid email address is required'],
  ['no name', { Firstname: ' ' }, 'Firstname', 'First name is required'],
  [
    'a number without its country',
    { MobileNumber: '07700 900123' },
    'MobileNumber',
    'A valid phone number is required',
  ],
])('%s is reported at its field', async (_what, facts, field, words) => {
  const { status, body } = await register(facts);
  expect(status).toBe(400);
  expect(body).toMatchObject({ RefusalCode: 'request.invalid', ModelState: { [field]: [words] } });
});

test('a hotel without accounts refuses with a message', async () => {
  const plain = await openWorld({
    hotel: buildHotelFile(),
  });
  try {
    const answer = await plain.guest().post('/api/Account/Register', registration);
    expect(answer).toMatchObject({ status: 404, body: { RefusalCode: 'account.not-offered' } });
  } finally {
    await plain.close();
  }
});
