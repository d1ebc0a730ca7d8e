import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { codeShown } from '@portico/testing/desk/authenticator-app';
import { nell, STAFF_PASSWORD, staffBrowser, withPassword } from '@portico/testing/desk/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkLogIn } from './check-log-in.ts';

let world: World;
let waits: number[];
beforeEach(async () => {
  waits = [];
  world = await openWorld({
    hotel: buildHotelFile(),
    limits: { staffLogInsPerMember: 5, staffLogInsPerMemberUnderAttack: 2, staffLogInsPerAddress: 8 },
    delay: async (milliseconds) => void waits.push(milliseconds),
  });
});
afterEach(() => world.close());

const right = (code: string) => ({ email: nell.email, password: STAFF_PASSWORD, code });
/** How much is computed and asked of the database for a log-in that is refused. */
async function workOf(typed: ReturnType<typeof right>) {
  const { database, passwords } = world.deps;
  const work = { passwords: 0, codes: 0, statements: [] as string[] };
  const isRight = vi.spyOn(passwords, 'isRight');
  const validate = vi.spyOn(TOTP, 'validate');
  const kysely = database.kysely.withPlugin({
    transformQuery: ({ node }) => {
      work.statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const deps = { ...world.deps, links: undefined, database: { ...database, kysely } };
  const from = { address: '192.0.2.7', wait: async () => undefined };
  const { ok } = await checkLogIn(deps, typed, from);
  work.passwords = isRight.mock.calls.length;
  work.codes = validate.mock.calls.length;
  vi.restoreAllMocks();
  expect(ok).toBe(false);
  return work;
}

/** Half a minute later than the code with which the log-in was set up. */
const later = () => world.setNow('2027-02-20T12:01:00Z');

describe('a log-in with password and code', () => {
  test('opens the desk, under a token that the browser did not bring', async () => {
    const { code } = await withPassword(world);
    later();
    const browser = staffBrowser(world);
    browser.cookies.set('portico-staff', 'chosen-by-somebody-else');
    expect(await browser.call('LogIn', right(code()))).toEqual({ status: 200, body: { done: true } });
    expect(browser.cookies.get('portico-staff')).toMatch(/^[\w-]{43}$/);
    expect((await browser.call('Session/Read')).body).toMatchObject({ name: 'Nell', role: 'reception' });
  });

  test('ends the session that the browser brought, whoever owned it', async () => {
    const ada = await withPassword(world, { email: 'ada@quayhouse.example', name: 'Ada', role: 'owner' });
    const { code } = await withPassword(world);
    const before = ada.browser.cookies.get('portico-staff') ?? '';
    later();
    await ada.browser.call('LogIn', right(code()));
    const old = staffBrowser(world);
    old.cookies.set('portico-staff', before);
    expect((await old.call('Session/Read')).status).toBe(401);
  });

  test('is refused in the same words for a wrong password, code or address', async () => {
    const { code } = await withPassword(world);
    later();
    const wrong = [
      { ...right(code()), password: 'a kettle, then the door' },
      right('000000'),
      right('abcde-fghjk'),
      { ...right(code()), email: 'nobody@quayhouse.example' },
    ];
    for (const typed of wrong) {
      const { status, body } = await staffBrowser(world).call('LogIn', typed);
      expect([status, body.RefusalCode]).toEqual([401, 'desk.log-in-failed']);
    }
  });

  test('does the same work whatever is wrong', async () => {
    const { code } = await withPassword(world);
    later();
    const wrong = [
      { ...right(code()), email: 'nobody@quayhouse.example' },
      { ...right(code()), password: 'a kettle, then the door' },
      right('000000'),
    ];
    const works = [];
    for (const typed of wrong) works.push(await workOf(typed));
    const [first] = works;
    expect(first).toMatchObject({ passwords: 1, codes: 1 });
    expect(works).toEqual([first, first, first]);
  });

  test('takes a code once, even when it is typed twice at once', async () => {
    const { code } = await withPassword(world);
    later();
    const answers = await Promise.all([1, 2, 3].map(() => staffBrowser(world).call('LogIn', right(code()))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
  });

  test('takes no code that was used to set it up, and none older than one used', async () => {
    const { code, secret } = await withPassword(world);
    expect((await staffBrowser(world).call('LogIn', right(code()))).status).toBe(401);
    later();
    expect((await staffBrowser(world).call('LogIn', right(code()))).status).toBe(200);
    const before = codeShown(secret, new Date('2027-02-20T12:00:30Z'));
    expect((await staffBrowser(world).call('LogIn', right(before))).status).toBe(401);
  });

  test('takes a code of half a minute before or after, and none beyond', async () => {
    const { secret } = await withPassword(world);
    world.setNow('2027-02-20T12:10:00Z');
    const at = (instant: string) => right(codeShown(secret, new Date(instant)));
    const outside = [at('2027-02-20T12:09:00Z'), at('2027-02-20T12:11:00Z')];
    for (const typed of outside) expect((await staffBrowser(world).call('LogIn', typed)).status).toBe(401);
    const inside = [at('2027-02-20T12:09:30Z'), at('2027-02-20T12:10:30Z')];
    for (const typed of inside) expect((await staffBrowser(world).call('LogIn', typed)).status).toBe(200);
  });

  test('takes each recovery code once in place of a code, in any writing', async () => {
    const { recoveryCodes } = await withPassword(world);
    const [first = '', second = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    const log = (code: string) => staffBrowser(world).call('LogIn', right(code));
    expect((await log(first)).status).toBe(200);
    expect((await log(first)).status).toBe(401);
    expect((await log(second.toUpperCase().replace('-', ' '))).status).toBe(200);
  });

  test('a recovery code is of no use with a wrong password', async () => {
    const { recoveryCodes } = await withPassword(world);
    const [code = ''] = recoveryCodes;
    await staffBrowser(world).call('LogIn', { ...right(code), password: 'a guess' });
    expect((await staffBrowser(world).call('LogIn', right(code))).status).toBe(200);
  });
});

describe('guesses', () => {
  const guess = (from: string, email = nell.email) =>
    staffBrowser(world, { address: from }).call('LogIn', { ...right('000000'), email });

  test('at one person end after a few, and then each address has a few of its own', async () => {
    const { code } = await withPassword(world);
    for (let each = 0; each < 5; each += 1) expect((await guess('192.0.2.50')).status).toBe(401);
    for (let each = 0; each < 2; each += 1) expect((await guess('192.0.2.51')).status).toBe(401);
    expect((await guess('192.0.2.51')).body.RefusalCode).toBe('request.too-many');
    // Nell herself, from elsewhere, is not shut out.
    later();
    const own = staffBrowser(world, { address: '192.0.2.7' });
    expect((await own.call('LogIn', right(code()))).status).toBe(200);
  });

  test('at once are no more than the limit', async () => {
    await withPassword(world);
    const all = await Promise.all(Array.from({ length: 20 }, () => guess('192.0.2.50')));
    const wrong = all.filter(({ status }) => status === 401);
    expect(wrong).toHaveLength(7);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(13);
  });

  test('of one address at many people end too', async () => {
    for (let each = 0; each < 8; each += 1)
      expect((await guess('192.0.2.50', `${each}@quayhouse.example`)).status).toBe(401);
    expect((await guess('192.0.2.50', 'other@quayhouse.example')).status).toBe(429);
  });

  test('wait longer each time', async () => {
    await withPassword(world);
    for (let each = 0; each < 5; each += 1) await guess('192.0.2.50');
    expect(waits).toEqual([1_000, 2_000]);
  });
});

describe('a browser', () => {
  test('that is new is told to its owner by mail; the one of before is not', async () => {
    const { code, browser } = await withPassword(world);
    expect(await world.mails()).toEqual([]);
    world.setNow('2027-02-20T12:01:00Z');
    await browser.call('LogIn', right(code()));
    expect(await world.mails()).toEqual([]);
    world.setNow('2027-02-20T12:02:00Z');
    await staffBrowser(world, { address: '203.0.113.9' }).call('LogIn', right(code()));
    const [mail, ...others] = await world.mails();
    expect(others).toEqual([]);
    expect(mail?.to.address).toBe(nell.email);
    expect(mail?.text).toContain('2027-02-20, 12:02, from 203.0.113.9');
    expect(mail?.text).toContain('Firefox at the counter');
  });

  test('that is logged out is, on the server too', async () => {
    const { browser } = await withPassword(world);
    const stolen = browser.cookies.get('portico-staff') ?? '';
    await browser.call('LogOut');
    expect(browser.cookies.has('portico-staff')).toBe(false);
    browser.cookies.set('portico-staff', stolen);
    expect((await browser.call('Session/Read')).status).toBe(401);
  });

  test('of another site logs nobody in', async () => {
    const { code } = await withPassword(world);
    later();
    const { status } = await staffBrowser(world).call('LogIn', right(code()), {
      origin: 'https://evil.example',
    });
    expect(status).toBe(403);
  });
});

describe('a log-in that was idle for half an hour', () => {
  test('is asked to confirm what changes who logs in; with the right code it goes on', async () => {
    const { browser, code } = await withPassword(world, { role: 'owner' });
    world.setNow('2027-02-20T12:31:00Z');
    const invite = { email: 'tom@quayhouse.example', name: 'Tom', role: 'accounts' };
    expect((await browser.call('Staff/Invite', invite)).body.RefusalCode).toBe('desk.idle');
    expect((await browser.call('Staff/List')).status).toBe(200);
    // A call that needs no confirmation confirms nothing.
    expect((await browser.call('Staff/Invite', invite)).body.RefusalCode).toBe('desk.idle');
    const wrong = await browser.call('Confirm', { password: STAFF_PASSWORD, code: '000000' });
    expect(wrong.body.RefusalCode).toBe('desk.log-in-failed');
    expect((await browser.call('Confirm', { password: STAFF_PASSWORD, code: code() })).status).toBe(200);
    expect((await browser.call('Staff/Invite', invite)).status).toBe(200);
  });

  test('ends after twelve hours, used or not', async () => {
    const { browser, code } = await withPassword(world);
    world.setNow('2027-02-21T00:00:00Z');
    expect((await browser.call('Session/Read')).status).toBe(401);
    const { body } = await browser.call('Confirm', { password: STAFF_PASSWORD, code: code() });
    expect(body.RefusalCode).toBe('desk.logged-out');
  });
});
