import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { softPasskey } from '@portico/testing/desk/soft-passkey';
import { invited, nell, staffBrowser, withPassword, type StaffBrowser } from '@portico/testing/desk/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';

const origin = 'https://book.example';

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel: buildHotelFile(), publicUrl: origin });
});
afterEach(() => world.close());

type Passkey = ReturnType<typeof softPasskey>;

/** Nell, who has accepted with a passkey. */
async function accepted(passkey: Passkey = softPasskey()) {
  const token = await invited(world);
  const browser = staffBrowser(world);
  const { challenge } = (await browser.call('AskInvitedPasskey', { token })).body;
  const answer = passkey.make({ origin, challenge });
  const made = { token, passkey: { name: 'Laptop', answer }, password: null };
  return { passkey, browser, ...(await browser.call('AcceptInvitation', made)) };
}

async function ask(browser: StaffBrowser, to: 'log-in' | 'confirm' = 'log-in'): Promise<string> {
  const { body } = await browser.call('AskPasskey', { to });
  return body.challenge;
}

test('a passkey is set up by invitation, and logs in', async () => {
  const { passkey, status, body, browser } = await accepted();
  expect([status, body]).toEqual([200, { recoveryCodes: [], isLoggedIn: true }]);
  expect((await browser.call('Session/Read')).status).toBe(200);
  const other = staffBrowser(world);
  const { body: asked } = await other.call('AskPasskey', { to: 'log-in' });
  expect(asked).toMatchObject({ rpId: 'book.example', userVerification: 'required' });
  const answer = passkey.sign({ origin, challenge: asked.challenge });
  expect((await other.call('LogInWithPasskey', { answer })).status).toBe(200);
  expect((await other.call('Session/Read')).body.name).toBe('Nell');
});

test('an answer works once', async () => {
  const { passkey } = await accepted();
  const answer = passkey.sign({ origin, challenge: await ask(staffBrowser(world)) });
  expect((await staffBrowser(world).call('LogInWithPasskey', { answer })).status).toBe(200);
  const again = await staffBrowser(world).call('LogInWithPasskey', { answer });
  expect([again.status, again.body.RefusalCode]).toEqual([401, 'desk.passkey-failed']);
});

test('an answer sent twice at once logs in once', async () => {
  const { passkey } = await accepted();
  const answer = passkey.sign({ origin, challenge: await ask(staffBrowser(world)) });
  const send = () => staffBrowser(world).call('LogInWithPasskey', { answer });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test.each([
  ['made on a page of another site', 'https://evil.example'],
  ['made on another port', 'https://book.example:8443'],
  ['made without encryption', 'http://book.example'],
])('an answer %s is refused', async (_, elsewhere) => {
  const { passkey } = await accepted();
  const answer = passkey.sign({ origin: elsewhere, challenge: await ask(staffBrowser(world)) });
  expect((await staffBrowser(world).call('LogInWithPasskey', { answer })).status).toBe(401);
});

test('an answer to a challenge that is made up, too old, or for something else is refused', async () => {
  const { passkey, browser } = await accepted();
  const late = await ask(browser);
  const forOther = await ask(browser, 'confirm');
  const log = (challenge: string) =>
    staffBrowser(world).call('LogInWithPasskey', { answer: passkey.sign({ origin, challenge }) });
  expect((await log('A'.repeat(43))).status).toBe(401);
  expect((await log(forOther)).status).toBe(401);
  world.setNow('2027-02-20T12:05:00Z');
  expect((await log(late)).status).toBe(401);
});

test('a copy of an authenticator, whose count does not rise, is refused', async () => {
  const { passkey } = await accepted();
  const log = async () => {
    const answer = passkey.sign({ origin, challenge: await ask(staffBrowser(world)) });
    return (await staffBrowser(world).call('LogInWithPasskey', { answer })).status;
  };
  expect([await log(), await log()]).toEqual([200, 200]);
  passkey.setBack();
  expect(await log()).toBe(401);
});

test('a passkey of which nobody was asked for finger, face or PIN is refused', async () => {
  const { status, body } = await accepted(softPasskey({ isVerified: false }));
  expect([status, body.RefusalCode]).toEqual([401, 'desk.passkey-failed']);
});

test('a passkey that nobody has registered, and a signature by another key, are refused', async () => {
  const { passkey } = await accepted();
  const thief = softPasskey();
  const browser = staffBrowser(world);
  const unknown = thief.sign({ origin, challenge: await ask(browser) });
  const forged = {
    ...thief.sign({ origin, challenge: await ask(browser) }),
    id: passkey.id,
    rawId: passkey.id,
  };
  for (const answer of [unknown, forged])
    expect((await browser.call('LogInWithPasskey', { answer })).status).toBe(401);
});

test('only the passkey of who is logged in confirms their log-in, and only what their session was asked', async () => {
  const nells = await accepted();
  const ada = await withPassword(world, { email: 'ada@quayhouse.example', name: 'Ada', role: 'owner' });
  world.setNow('2027-02-20T12:31:00Z');
  const code = 'Staff/MakeRecoveryCodes';
  expect((await ada.browser.call(code)).body.RefusalCode).toBe('desk.idle');
  const sign = async (browser: StaffBrowser) =>
    nells.passkey.sign({ origin, challenge: await ask(browser, 'confirm') });
  const byNell = { answer: await sign(ada.browser) };
  expect((await ada.browser.call('ConfirmWithPasskey', byNell)).status).toBe(401);
  const another = { answer: await sign(staffBrowserOf(nells.browser)) };
  expect((await nells.browser.call('ConfirmWithPasskey', another)).status).toBe(200);
  const foreign = { answer: await sign(ada.browser) };
  expect((await nells.browser.call('ConfirmWithPasskey', foreign)).status).toBe(401);
});

/** The same browser in another tab. */
const staffBrowserOf = (browser: StaffBrowser) => browser;

test('an invitation takes only the passkey that it asked for', async () => {
  const tom = await invited(world, { email: 'tom@quayhouse.example', name: 'Tom' });
  const token = await invited(world);
  const browser = staffBrowser(world);
  const { challenge } = (await browser.call('AskInvitedPasskey', { token: tom })).body;
  const answer = softPasskey().make({ origin, challenge });
  const passkey = { name: 'Laptop', answer };
  const { status } = await browser.call('AcceptInvitation', { token, passkey, password: null });
  expect(status).toBe(401);
});

test('several passkeys are added under names, each once, and removed, but not the last way in', async () => {
  const { browser, passkey } = await accepted();
  const add = async (one: Passkey, name: string) => {
    const { challenge } = (await browser.call('Staff/PreparePasskey')).body;
    return browser.call('Staff/AddPasskey', { name, answer: one.make({ origin, challenge }) });
  };
  const phone = softPasskey();
  expect((await add(phone, 'Phone')).status).toBe(200);
  expect((await add(phone, 'Phone again')).body.RefusalCode).toBe('desk.passkey-known');
  expect((await add(passkey, 'Laptop')).body.RefusalCode).toBe('desk.passkey-known');
  const own = async () => (await browser.call('Staff/ReadOwn')).body.passkeys;
  const [laptop, second] = await own();
  expect([laptop.name, second.name]).toEqual(['Laptop', 'Phone']);
  const remove = (passkeyId: string) => browser.call('Staff/RemovePasskey', { passkeyId });
  const removed = await Promise.all([remove(laptop.passkeyId), remove(second.passkeyId)]);
  expect(removed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await own()).toHaveLength(1);
});

test('a passkey is renamed, which is in the audit trail', async () => {
  const { browser } = await accepted();
  const [{ passkeyId }] = (await browser.call('Staff/ReadOwn')).body.passkeys;
  const { body } = await browser.call('Staff/RenamePasskey', { passkeyId, name: ' Laptop at the counter ' });
  expect(body).toEqual({ name: 'Laptop at the counter' });
  expect((await browser.call('Staff/ReadOwn')).body.passkeys).toMatchObject([
    { passkeyId, name: 'Laptop at the counter' },
  ]);
  const entry = await world.db.database.kysely
    .selectFrom('audit_entry')
    .select('what')
    .where('call', '=', 'Staff/RenamePasskey')
    .executeTakeFirstOrThrow();
  expect(entry.what).toEqual([{ what: 'name of own passkey', was: 'Laptop', now: 'Laptop at the counter' }]);
});

test('a passkey that was added, and one that was removed, are told to their owner by mail', async () => {
  const { browser } = await accepted();
  await world.mails();
  const { challenge } = (await browser.call('Staff/PreparePasskey')).body;
  const answer = softPasskey().make({ origin, challenge });
  await browser.call('Staff/AddPasskey', { name: 'Phone', answer });
  const [added, ...others] = await world.mails();
  expect(others).toEqual([]);
  expect(added?.to.address).toBe(nell.email);
  expect(added?.text).toContain('A passkey was added: Phone. It was done on 2027-02-20, 12:00.');
  const [{ passkeyId }] = (await browser.call('Staff/ReadOwn')).body.passkeys;
  await browser.call('Staff/RemovePasskey', { passkeyId });
  const [removed] = await world.mails();
  expect(removed?.text).toContain('A passkey was removed: Laptop.');
});

test('nobody removes or renames a passkey of somebody else', async () => {
  const { browser } = await accepted();
  const [{ passkeyId }] = (await browser.call('Staff/ReadOwn')).body.passkeys;
  const ada = await withPassword(world, { email: 'ada@quayhouse.example', role: 'owner' });
  const { body } = await ada.browser.call('Staff/RemovePasskey', { passkeyId });
  expect(body.RefusalCode).toBe('desk.passkey-unknown');
  const renamed = await ada.browser.call('Staff/RenamePasskey', { passkeyId, name: 'Mine' });
  expect(renamed.body.RefusalCode).toBe('desk.passkey-unknown');
  expect(nell.email).toBe((await browser.call('Session/Read')).body.email);
});
