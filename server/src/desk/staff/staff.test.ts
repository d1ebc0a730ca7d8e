import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { codeShown } from '@portico/testing/desk/authenticator-app';
import { nell, runAsCommand, STAFF_PASSWORD, staffBrowser, withPassword } from '@portico/testing/desk/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let world: World;
beforeEach(async () => {
  world = await openWorld({ hotel: buildHotelFile() });
});
afterEach(() => world.close());

const ada = { email: 'ada@quayhouse.example', name: 'Ada', role: 'owner' } as const;
const key = (text: string) => ({ 'idempotency-key': text.padEnd(16, '-') });

describe('an owner', () => {
  test('changes a role, at once', async () => {
    const { browser } = await withPassword(world, ada);
    const nells = await withPassword(world);
    const change = { email: nell.email.toUpperCase(), role: 'read-only' };
    const { body } = await browser.call('Staff/ChangeRole', change);
    expect(body).toEqual({ name: 'Nell', was: 'reception', now: 'read-only' });
    expect((await nells.browser.call('Session/Read')).body.role).toBe('read-only');
  });

  test('removes somebody, whose open browser is refused and whose log-in is deleted', async () => {
    const { browser } = await withPassword(world, ada);
    const nells = await withPassword(world);
    expect((await browser.call('Staff/Remove', { email: nell.email })).status).toBe(200);
    expect((await nells.browser.call('Session/Read')).status).toBe(401);
    world.setNow('2027-02-20T12:01:00Z');
    const typed = { email: nell.email, password: STAFF_PASSWORD, code: nells.code() };
    expect((await staffBrowser(world).call('LogIn', typed)).status).toBe(401);
    const { kysely } = world.db.database;
    expect(await kysely.selectFrom('staff').select('email').execute()).toEqual([{ email: ada.email }]);
  });

  test('who is the last stays one, also when two leave at once', async () => {
    const { browser } = await withPassword(world, ada);
    const last = await browser.call('Staff/Remove', { email: ada.email });
    expect([last.status, last.body.RefusalCode]).toEqual([409, 'desk.last-owner']);
    const demoted = await browser.call('Staff/ChangeRole', { email: ada.email, role: 'accounts' });
    expect(demoted.body.RefusalCode).toBe('desk.last-owner');
    const other = await withPassword(world, { email: 'eve@quayhouse.example', role: 'owner' });
    const both = await Promise.all([
      browser.call('Staff/ChangeRole', { email: ada.email, role: 'accounts' }),
      other.browser.call('Staff/Remove', { email: other.email }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('sees who works here and who is invited', async () => {
    const { browser } = await withPassword(world, ada);
    await browser.call('Staff/Invite', { ...nell, email: ' Nell@QuayHouse.example ' });
    const { staff } = (await browser.call('Staff/List')).body;
    expect(staff).toMatchObject([{ name: 'Ada', role: 'owner', seenAt: '2027-02-20T12:00:00.000Z' }]);
    const { invitations } = (await browser.call('Staff/Invitations')).body;
    expect(invitations).toMatchObject([
      { email: nell.email, invitedBy: 'Ada', endsAt: '2027-02-21T12:00:00.000Z', isNewLogIn: false },
    ]);
  });
});

describe('one’s own log-in', () => {
  test('is listed with each browser, which is logged out from another', async () => {
    const { browser, code } = await withPassword(world);
    world.setNow('2027-02-20T12:01:00Z');
    const phone = staffBrowser(world, { address: '203.0.113.9' });
    await phone.call('LogIn', { email: nell.email, password: STAFF_PASSWORD, code: code() });
    const { sessions, recoveryCodesLeft } = (await browser.call('Staff/ReadOwn')).body;
    expect(sessions).toMatchObject([
      { address: '192.0.2.7', isThis: true },
      { address: '203.0.113.9', isThis: false },
    ]);
    expect(recoveryCodesLeft).toBe(10);
    const sessionId = sessions[1].sessionId;
    expect((await browser.call('Staff/EndSession', { sessionId })).body).toEqual({ ended: 1 });
    expect((await phone.call('Session/Read')).status).toBe(401);
    const again = await browser.call('Staff/EndSession', { sessionId });
    expect(again.body.RefusalCode).toBe('desk.session-unknown');
  });

  test('is not ended by anybody else', async () => {
    const nells = await withPassword(world);
    const { browser } = await withPassword(world, ada);
    const [{ sessionId }] = (await nells.browser.call('Staff/ReadOwn')).body.sessions;
    const { status } = await browser.call('Staff/EndSession', { sessionId });
    expect(status).toBe(404);
    expect((await nells.browser.call('Session/Read')).status).toBe(200);
  });

  test('gets a new password and authenticator; every other browser is logged out', async () => {
    const { browser, code } = await withPassword(world);
    world.setNow('2027-02-20T12:01:00Z');
    const other = staffBrowser(world);
    const old = { email: nell.email, password: STAFF_PASSWORD };
    await other.call('LogIn', { ...old, code: code() });
    const { secret, sealed } = (await browser.call('Staff/PrepareCode')).body;
    const now = world.deps.clock.now();
    const password = 'a second kettle, then the desk';
    const set = { password, sealed, code: codeShown(secret, now) };
    const { status, body } = await browser.call('Staff/SetPassword', set);
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    const mails = await world.mails();
    expect(mails.map(({ to, text }) => [to.address, /A new password .* was set/.test(text)])).toContainEqual([
      nell.email,
      true,
    ]);
    expect((await other.call('Session/Read')).status).toBe(401);
    expect((await browser.call('Session/Read')).status).toBe(200);
    const [recovery] = body.recoveryCodes;
    expect((await other.call('LogIn', { ...old, code: recovery })).status).toBe(401);
    expect((await other.call('LogIn', { ...old, password, code: recovery })).status).toBe(200);
  });

  test('takes no authenticator that was sealed for somebody else', async () => {
    const nells = await withPassword(world);
    const { browser } = await withPassword(world, ada);
    const { secret, sealed } = (await nells.browser.call('Staff/PrepareCode')).body;
    const code = codeShown(secret, world.deps.clock.now());
    const { status } = await browser.call('Staff/SetPassword', { password: STAFF_PASSWORD, sealed, code });
    expect(status).toBe(400);
  });

  test('gets recovery codes in place of those before, which stand in clear nowhere', async () => {
    const { browser, recoveryCodes } = await withPassword(world);
    const { body } = await browser.call('Staff/MakeRecoveryCodes', {}, key('codes'));
    const [before = ''] = recoveryCodes;
    const [now] = body.recoveryCodes;
    const [mail] = await world.mails();
    expect([mail?.to.address, mail?.text]).toEqual([
      nell.email,
      expect.stringContaining('New recovery codes were made.'),
    ]);
    for (const code of body.recoveryCodes) expect(mail?.text).not.toContain(code);
    const log = (code: string) =>
      staffBrowser(world).call('LogIn', { email: nell.email, password: STAFF_PASSWORD, code });
    expect((await log(before)).status).toBe(401);
    expect((await log(now)).status).toBe(200);
    const { kysely } = world.db.database;
    const stored = [
      await kysely.selectFrom('audit_entry').selectAll().execute(),
      await kysely.selectFrom('staff_recovery_code').selectAll().execute(),
    ];
    for (const code of body.recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code);
    const again = await browser.call('Staff/MakeRecoveryCodes', {}, key('codes'));
    expect(again.status).toBe(409);
  });

  test('has no secret in clear in the database', async () => {
    const { secret } = await withPassword(world);
    const rows = await world.db.database.kysely.selectFrom('staff_password').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('the audit trail', () => {
  test('names who invited whom and changed which role, newest first, and is narrowed by day, person and call', async () => {
    const { browser } = await withPassword(world, ada);
    await browser.call('Staff/Invite', nell);
    await runAsCommand(world, 'Staff/CancelInvitation', { email: nell.email });
    await browser.call('Staff/Remove', { email: ada.email });
    const none = { day: null, person: null, call: null, after: null };
    const list = async (narrow: object = {}) =>
      (await browser.call('Audit/List', { ...none, ...narrow })).body.entries;
    const all = await list();
    expect(
      all.map((one: { call: string; madeBy: string; outcome: string }) => [
        one.call,
        one.madeBy,
        one.outcome,
      ]),
    ).toEqual([
      ['Staff/Remove', 'Ada', 'refused'],
      ['Staff/CancelInvitation', 'command', 'done'],
      ['Staff/Invite', 'Ada', 'done'],
      ['AcceptInvitation', 'Ada', 'done'],
      ['Staff/Invite', 'command', 'done'],
    ]);
    expect(all[2].what).toEqual([{ what: nell.email, was: 'nobody', now: 'invited: reception' }]);
    expect(await list({ person: 'ada' })).toHaveLength(3);
    expect(await list({ call: 'Staff/Invite' })).toHaveLength(2);
    expect(await list({ day: '2027-02-19' })).toEqual([]);
    expect(await list({ day: '2027-02-20' })).toHaveLength(5);
  });

  test('is read 50 at a time', async () => {
    const { browser } = await withPassword(world, ada);
    for (let each = 0; each < 60; each += 1) await browser.call('Staff/EndSession', { sessionId: null });
    const none = { day: null, person: null, call: null, after: null };
    const first = (await browser.call('Audit/List', none)).body;
    const second = (await browser.call('Audit/List', { ...none, after: first.next })).body;
    expect([first.entries.length, second.entries.length, second.next]).toEqual([50, 12, null]);
    const ids = [...first.entries, ...second.entries].map((one: { entryId: string }) => one.entryId);
    expect(new Set(ids).size).toBe(62);
  });
});
