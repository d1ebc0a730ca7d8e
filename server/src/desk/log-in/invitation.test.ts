import { branded } from '@portico/contract/branded';
import type { PropertyId } from '@portico/domain/ids';
import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { codeShown } from '@portico/testing/desk/authenticator-app';
import {
  invited,
  nell,
  runAsCommand,
  STAFF_PASSWORD,
  staffBrowser,
  withPassword,
} from '@portico/testing/desk/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';

const OTHER = branded<PropertyId>(z.int()).parse(2);

let world: World;
beforeEach(async () => {
  const other = buildHotelFile();
  world = await openWorld({
    hotel: buildHotelFile(),
    otherHotels: [{ ...other, property: { ...other.property, id: OTHER, code: 'FELL', name: 'Fell' } }],
  });
});
afterEach(() => world.close());

const nothing = { passkey: null, password: null };

test('an invitation is mailed with a link whose token stands in the fragment, and nowhere in the database', async () => {
  await runAsCommand(world, 'Staff/Invite', nell);
  const [mail] = await world.mails();
  expect(mail?.to).toEqual({ name: 'Nell', address: nell.email });
  expect(mail?.text).toContain('Your role: Reception.');
  const token = /\/Desk\/Quay\/invitation#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const rows = await world.db.database.kysely.selectFrom('staff_invitation').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const { body } = await staffBrowser(world).call('ReadInvitation', { token });
  expect(body).toMatchObject({ name: 'Nell', email: nell.email, role: 'reception', hasLogIn: false });
});

test('an invitation is accepted once', async () => {
  const { token } = await withPassword(world);
  const again = await staffBrowser(world).call('AcceptInvitation', { token, ...nothing });
  expect(again.body.RefusalCode).toBe('desk.invitation-ended');
  expect((await staffBrowser(world).call('ReadInvitation', { token })).status).toBe(404);
});

test('an invitation accepted by two at once is accepted by one', async () => {
  const token = await invited(world);
  const browsers = [staffBrowser(world), staffBrowser(world)];
  const reads = await Promise.all(browsers.map((browser) => browser.call('ReadInvitation', { token })));
  const answers = await Promise.all(
    browsers.map((browser, index) => {
      const { secret, sealed } = reads[index]?.body.authenticator;
      const code = codeShown(secret, world.deps.clock.now());
      return browser.call('AcceptInvitation', {
        token,
        passkey: null,
        password: { password: STAFF_PASSWORD, sealed, code },
      });
    }),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

test('an invitation ends after a day, when another replaces it, and when it is withdrawn', async () => {
  const first = await invited(world);
  const second = await invited(world);
  expect((await staffBrowser(world).call('ReadInvitation', { token: first })).status).toBe(404);
  expect((await staffBrowser(world).call('ReadInvitation', { token: second })).status).toBe(200);
  await runAsCommand(world, 'Staff/CancelInvitation', { email: nell.email });
  expect((await staffBrowser(world).call('ReadInvitation', { token: second })).status).toBe(404);
  const third = await invited(world);
  world.setNow('2027-02-21T12:00:00Z');
  expect((await staffBrowser(world).call('ReadInvitation', { token: third })).status).toBe(404);
});

test('an invitation of one hotel opens no other', async () => {
  const token = await invited(world);
  expect((await staffBrowser(world, { code: 'FELL' }).call('ReadInvitation', { token })).status).toBe(404);
});

test('an authenticator of one invitation serves no other, and neither does one that is made up', async () => {
  const tom = await invited(world, { email: 'tom@quayhouse.example' });
  const browser = staffBrowser(world);
  const { secret, sealed } = (await browser.call('ReadInvitation', { token: tom })).body.authenticator;
  const token = await invited(world);
  const code = codeShown(secret, world.deps.clock.now());
  for (const brought of [sealed, `${sealed.slice(0, -4)}AAAA`, 'x']) {
    const password = { password: STAFF_PASSWORD, sealed: brought, code };
    const { status, body } = await browser.call('AcceptInvitation', { token, passkey: null, password });
    expect([status, Object.keys(body.ModelState)]).toEqual([400, ['code']]);
  }
});

test('a weak password, or a code that is not of now, is refused by its field, and the link stays valid', async () => {
  const token = await invited(world);
  const browser = staffBrowser(world);
  const { secret, sealed } = (await browser.call('ReadInvitation', { token })).body.authenticator;
  const code = codeShown(secret, world.deps.clock.now());
  const accept = (typed: object) =>
    browser.call('AcceptInvitation', {
      token,
      passkey: null,
      password: { password: STAFF_PASSWORD, sealed, code, ...typed },
    });
  expect(Object.keys((await accept({ password: 'short' })).body.ModelState)).toEqual(['password']);
  expect(Object.keys((await accept({ code: '000000' })).body.ModelState)).toEqual(['code']);
  expect((await accept({})).status).toBe(200);
});

test('nobody gets a role without a way to log in', async () => {
  const token = await invited(world);
  expect((await staffBrowser(world).call('AcceptInvitation', { token, ...nothing })).status).toBe(400);
  const staff = await runAsCommand(world, 'Staff/List', {});
  expect(staff).toEqual({ ok: true, value: { staff: [] } });
});

test('somebody with a log-in at another hotel accepts with it, and the mailbox alone opens nothing', async () => {
  const { browser } = await withPassword(world);
  const token = await invited(world, { role: 'accounts' }, 'FELL');
  const stranger = staffBrowser(world, { code: 'FELL' });
  expect((await stranger.call('ReadInvitation', { token })).body.hasLogIn).toBe(true);
  const { body } = await stranger.call('AcceptInvitation', { token, ...nothing });
  expect(body).toEqual({ recoveryCodes: [], isLoggedIn: false });
  expect((await stranger.call('Session/Read')).status).toBe(401);
  const { hotels } = (await browser.call('Session/Read')).body;
  expect(hotels.map((hotel: { code: string; role: string }) => [hotel.code, hotel.role])).toEqual([
    ['FELL', 'accounts'],
    ['Quay', 'reception'],
  ]);
});

test('somebody with a log-in does not get another by an invitation of another hotel', async () => {
  const nellsOwn = await withPassword(world);
  const token = await invited(world, {}, 'FELL');
  const thief = staffBrowser(world, { code: 'FELL' });
  const { secret, sealed } = (await thief.call('ReadInvitation', { token })).body.authenticator;
  const code = codeShown(secret, world.deps.clock.now());
  const password = { password: 'a password of a thief', sealed, code };
  await thief.call('AcceptInvitation', { token, passkey: null, password });
  world.setNow('2027-02-20T12:01:00Z');
  const typed = { email: nell.email, password: password.password };
  const now = world.deps.clock.now();
  expect((await thief.call('LogIn', { ...typed, code: codeShown(secret, now) })).status).toBe(401);
  const own = { email: nell.email, password: STAFF_PASSWORD, code: nellsOwn.code() };
  expect((await staffBrowser(world).call('LogIn', own)).status).toBe(200);
});

test('somebody who cannot get in is invited again: what they had ends when they accept, and their role stays', async () => {
  const before = await withPassword(world);
  const token = await invited(world, { role: 'owner' });
  expect((await before.browser.call('Session/Read')).status).toBe(200);
  const browser = staffBrowser(world);
  const { hasLogIn, role, authenticator } = (await browser.call('ReadInvitation', { token })).body;
  expect([hasLogIn, role]).toEqual([false, 'reception']);
  const code = codeShown(authenticator.secret, world.deps.clock.now());
  const password = { password: 'another kettle, then the desk', sealed: authenticator.sealed, code };
  expect((await browser.call('AcceptInvitation', { token, passkey: null, password })).status).toBe(200);
  expect((await browser.call('Session/Read')).body.role).toBe('reception');
  expect((await before.browser.call('Session/Read')).status).toBe(401);
  const [recovery = ''] = before.recoveryCodes;
  const old = { email: nell.email, password: STAFF_PASSWORD, code: recovery };
  expect((await staffBrowser(world).call('LogIn', old)).status).toBe(401);
  const [mail] = await world.mails();
  expect([mail?.to.address, mail?.text]).toEqual([
    nell.email,
    expect.stringContaining('Your log-in was set up again by an invitation'),
  ]);
});

test('an owner makes no new log-in for somebody who works at a hotel of another owner', async () => {
  const ada = await withPassword(world, { email: 'ada@quayhouse.example', role: 'owner' });
  await withPassword(world);
  const token = await invited(world, {}, 'FELL');
  await staffBrowser(world, { code: 'FELL' }).call('AcceptInvitation', { token, ...nothing });
  const { status, body } = await ada.browser.call('Staff/Invite', nell);
  expect([status, body.RefusalCode]).toEqual([409, 'desk.staff-elsewhere']);
  expect((await runAsCommand(world, 'Staff/Invite', nell)).ok).toBe(true);
});
