import type { Guest } from '@portico/testing/world/guest';
import { openWorld, type World } from '@portico/testing/world/world';
import { PASSWORD, tokenIn, withAccounts } from '@portico/testing/account/registration';
import { buildBooking } from '@portico/testing/booking/booking-body';
import { PROPERTY } from '@portico/testing/builders/hotel-file';
import type { Mail } from '@portico/server/platform/mail/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let world: World;
let ada: Guest;
let number = 0;
let old = '';
let next = '';
beforeAll(async () => {
  world = await openWorld({ hotel: withAccounts() });
});
afterAll(() => world.close());
beforeEach(async () => {
  number += 1;
  old = `old${number}@example.org`;
  next = `new${number}@example.org`;
  ada = await world.member(old);
  await world.mails();
});

const request = (EmailAddress = next, Password = PASSWORD, browser = ada) =>
  browser.post('/api/Account/ChangeEmail', { PropertyId: PROPERTY, EmailAddress, Password });

const confirm = (mail: Mail | undefined) =>
  world
    .guest()
    .post('/api/Account/ConfirmNewEmail', { PropertyId: PROPERTY, Token: tokenIn(mail ?? { text: '' }) });

async function mailsByMailbox() {
  const mails = await world.mails();
  return Object.fromEntries(mails.map((mail) => [mail.to.address, mail]));
}

const logsIn = async (email: string) => (await world.guest().logIn(PASSWORD, email)).body['Success'];

const confirmedHere = 'Confirmed here. The address is changed once it is confirmed in the other mailbox too';

describe('another e-mail address of an account', () => {
  test.each([
    ['new', 'old'],
    ['old', 'new'],
  ])('counts once the %s and then the %s mailbox have confirmed it', async (...order) => {
    expect((await request()).body).toMatchObject({
      Success: true,
      Message:
        'We have sent an e-mail to both addresses. The new one counts once both are confirmed, within three days',
    });
    const mails = await mailsByMailbox();
    const boxes: Record<string, Mail | undefined> = { new: mails[next], old: mails[old] };
    expect(boxes['new']?.text).toContain('https://book.example/Account/ConfirmNewEmail/Quay#');
    expect(boxes['new']?.text).not.toMatch(/Ada|Lovelace/);
    expect(boxes['new']?.text).not.toContain(old);
    expect(boxes['old']?.text).toContain(next);
    const [first = '', second = ''] = order;
    expect((await confirm(boxes[first])).body).toMatchObject({ Success: true, Message: confirmedHere });
    expect(await logsIn(old), 'not changed by one mailbox').toBe(true);
    expect((await confirm(boxes[first])).body, 'pressed again').toMatchObject({ Message: confirmedHere });
    expect(await logsIn(next)).toBe(false);
    expect((await confirm(boxes[second])).body).toMatchObject({
      Success: true,
      Message: 'The address is changed. Log in with the new one from now on',
    });
    expect(await logsIn(next)).toBe(true);
    expect(await logsIn(old)).toBe(false);
    expect((await ada.account()).body).toMatchObject({ EmailAddress: next });
  });

  test('counts also when both mailboxes confirm at one moment', async () => {
    await request();
    const mails = await mailsByMailbox();
    const answers = await Promise.all([confirm(mails[old]), confirm(mails[next])]);
    expect(answers.map(({ body }) => body['Success'])).toEqual([true, true]);
    expect(await logsIn(next)).toBe(true);
  });

  test('is requested with the password only, and by who is logged in', async () => {
    expect((await request(next, 'a wrong one!')).body).toMatchObject({
      RefusalCode: 'account.password-wrong',
    });
    expect((await request(next, PASSWORD, world.guest())).status).toBe(401);
    expect((await request('ada at home')).body['ModelState']).toEqual({
      EmailAddress: ['A valid email address is required'],
    });
    expect((await request(old.toUpperCase())).body).toMatchObject({
      Message: 'This is your address already. Nothing has been changed',
    });
    expect(await world.mails()).toEqual([]);
  });

  test('that has an account is answered alike; only its own mail says so, without a link', async () => {
    await world.member(next);
    const free = await request(`free${number}@example.org`);
    await world.mails();
    const taken = await request();
    expect(taken.body).toEqual(free.body);
    const mails = await mailsByMailbox();
    expect(mails[next]?.subject).toBe('You already have an account: The Quay');
    expect(mails[next]?.text).not.toContain('ConfirmNewEmail');
    expect((await confirm(mails[old])).body).toMatchObject({ Success: true, Message: confirmedHere });
    expect(await logsIn(old)).toBe(true);
  });

  test('that gets an account before it is confirmed stays with that account', async () => {
    await request();
    const mails = await mailsByMailbox();
    await world.member(next);
    await confirm(mails[old]);
    expect((await confirm(mails[next])).body).toMatchObject({ RefusalCode: 'account.link-expired' });
    expect(await logsIn(old)).toBe(true);
  });

  test('is over after three days', async () => {
    await request();
    const mails = await mailsByMailbox();
    await confirm(mails[next]);
    world.setNow('2027-02-23T12:00:00Z');
    expect((await confirm(mails[old])).body).toMatchObject({ RefusalCode: 'account.link-expired' });
    world.setNow('2027-02-20T12:00:00Z');
    expect(await logsIn(old)).toBe(true);
  });

  test('ends the other requests, and links to choose a password', async () => {
    await request(`other${number}@example.org`);
    const others = await mailsByMailbox();
    await ada.post('/api/Account/RequestPasswordReset', { PropertyId: PROPERTY, EmailAddress: old });
    const reset = (await mailsByMailbox())[old];
    await request();
    const mails = await mailsByMailbox();
    await confirm(mails[old]);
    await confirm(mails[next]);
    expect((await confirm(others[old])).body).toMatchObject({ RefusalCode: 'account.link-expired' });
    const Token = tokenIn(reset ?? { text: '' });
    const answer = await ada.post('/api/Account/PasswordReset', {
      PropertyId: PROPERTY,
      Token,
      Password: null,
    });
    expect(answer.body).toMatchObject({ RefusalCode: 'account.link-used' });
  });

  test('brings the bookings that were made under it without an account', async () => {
    const { Booker } = buildBooking();
    const booked = await world
      .guest()
      .post('/api/Reservation/Create', buildBooking({ Booker: { ...Booker, Email: next } }));
    await world.mails();
    await request();
    const mails = await mailsByMailbox();
    await confirm(mails[old]);
    await confirm(mails[next]);
    expect((await ada.get('/api/Account/Reservations')).body).toMatchObject({
      Reservations: [{ ReservationNumber: booked.body['ReferenceNumber'] }],
    });
  });
});

test('each of the two mailboxes counts a request as an account mail, and one refused for the other counts nothing', async () => {
  const capped = await openWorld({
    hotel: withAccounts(),
    limits: { accountMailsPerRecipient: 2, accountMailsPerRecipientUnderAttack: 1 },
  });
  try {
    const ofAda = await capped.member('ada@example.org');
    const bob = await capped.member('bob@example.org');
    const ask = async (browser: Guest, email: string) => (await request(email, PASSWORD, browser)).status;
    expect(await ask(ofAda, 'cy@example.org')).toBe(200);
    expect(await ask(ofAda, 'cy@example.org'), 'one more, from this address').toBe(200);
    expect(await ask(ofAda, 'cy@example.org'), 'her mailbox has had all').toBe(429);
    expect(await ask(bob, 'cy@example.org'), 'that one did not count for the new mailbox').toBe(200);
    expect(await ask(bob, 'cy@example.org'), 'the new mailbox has had all').toBe(429);
    expect(await ask(bob, 'dee@example.org'), 'that one did not count for his').toBe(200);
  } finally {
    await capped.close();
  }
});

test('a link that was never mailed confirms nothing', async () => {
  for (const Token of ['', 'x'.repeat(43), "' OR 1=1 --"]) {
    const answer = await ada.post('/api/Account/ConfirmNewEmail', { PropertyId: PROPERTY, Token });
    expect(answer.body).toMatchObject({ Success: false, RefusalCode: 'account.link-unknown' });
  }
});
