import { withPassword } from '@portico/testing/desk/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hotelCommand } from './hotel-command.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hotel = (name: string, ...args: string[]) =>
  hotelCommand([...name.split(' '), '--property', 'quay', ...args], {
    environment: { DATABASE_URL: world.db.url },
    folder: '.',
    clock: world.deps.clock,
    log: { error: (_facts, message) => expect.fail(message) },
  });

const ada = ['--email', 'Ada@QuayHouse.example', '--name', 'Ada', '--role', 'owner'];

test('the first owner is invited by command, and listed once they have accepted', async () => {
  expect((await hotel('staff list')).lines).toEqual(['Nobody works at the desk yet: staff invite.']);
  expect(await hotel('staff invite', ...ada)).toEqual({
    exitCode: 0,
    lines: ['ada@quayhouse.example is invited: the running server sends the mail.'],
  });
  const [mail] = await world.mails();
  expect([mail?.to.address, mail?.subject]).toEqual([
    'ada@quayhouse.example',
    expect.stringContaining('Your log-in to the desk'),
  ]);
  await withPassword(world, { email: 'ada@quayhouse.example', name: 'Ada', role: 'owner' });
  expect((await hotel('staff list')).lines).toEqual(['Ada  ada@quayhouse.example  Owner']);
});

test('the last owner is not removed, others are, and the audit trail tells of all', async () => {
  await withPassword(world, { email: 'tom@quayhouse.example', name: 'Tom', role: 'accounts' });
  expect(await hotel('staff remove', '--email', 'ada@quayhouse.example')).toEqual({
    exitCode: 1,
    lines: ['Ada is the last owner here. Make somebody else an owner first.'],
  });
  expect((await hotel('staff remove', '--email', 'tom@quayhouse.example')).lines).toEqual([
    'Tom works here no more.',
  ]);
  const unknown = await hotel('staff remove', '--email', 'tom@quayhouse.example');
  expect(unknown.lines).toEqual(['tom@quayhouse.example does not work here.']);
  const { lines } = await hotel('audit list', '--call', 'Staff/Remove', '--json');
  const { entries, next } = JSON.parse(lines.join(''));
  expect(
    entries.map((one: { outcome: string; refusalCode: string | null }) => [one.outcome, one.refusalCode]),
  ).toEqual([
    ['refused', 'desk.staff-unknown'],
    ['done', null],
    ['refused', 'desk.last-owner'],
  ]);
  expect(next).toBeNull();
  const told = (await hotel('audit list', '--day', '2027-02-20', '--call', 'Staff/Remove')).lines;
  expect(told).toContain('  tom@quayhouse.example: accounts, now removed');
});
