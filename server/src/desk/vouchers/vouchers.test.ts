import { buildHotelFile } from '@portico/testing/builders/hotel-file';
import { allRows } from '@portico/testing/database/all-rows';
import { openStaff } from '@portico/testing/world/staff';
import { openWorld, type World } from '@portico/testing/world/world';
import { afterAll, beforeAll, expect, test } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await openWorld({
    hotel: buildHotelFile({ settings: { giftVouchers: { name: 'Quay gift' }, receptionVoucherLimit: 300 } }),
  });
});
afterAll(() => world.close());

const order = { minor: 5_000, validUntil: null, code: null };

test('reception issues a voucher, and finds it by a part of its code', async () => {
  const staff = await openStaff(world, 'reception');
  const issued = await staff.ask('Vouchers/Issue', {
    ...order,
    code: 'Nells-Birthday',
    validUntil: '2028-02-20',
  });
  expect(issued).toEqual({
    code: 'NELLS-BIRTHDAY',
    kind: 'money',
    amountMinor: 5_000,
    leftMinor: 5_000,
    currency: 'GBP',
    validUntil: '2028-02-20',
    isIssuedHere: true,
    recipient: null,
  });
  const found = await staff.ask('Vouchers/List', { code: 's-birth', limit: 1 });
  expect(found).toEqual({ areTaken: true, vouchers: [issued], isWhole: true });
  expect(await staff.ask('Vouchers/List', { code: 'unknown', limit: 1 })).toMatchObject({ vouchers: [] });
});

test('reception issues up to the limit of the hotel, owner and accounts any sum', async () => {
  const reception = await openStaff(world, 'reception');
  let codes = 0;
  const issue = async (staff: typeof reception, minor: number) => {
    const code = `LIMIT-${minor}-${(codes += 1)}`;
    const { status, body } = await staff.call('Vouchers/Issue', { ...order, minor, code });
    return status === 200 ? body.amountMinor : [body.RefusalCode, body.Message];
  };
  expect(await issue(reception, 300_00)).toBe(300_00);
  expect(await issue(reception, 300_01)).toEqual([
    'desk.voucher-limit',
    'Reception issues vouchers of up to £300.00. Ask an owner or the accounts for more.',
  ]);
  expect(await issue(await openStaff(world, 'accounts'), 300_01)).toBe(300_01);
  expect(await issue(await openStaff(world, 'owner'), 1_000_000_00)).toBe(1_000_000_00);
});

test('a list is as long as it was asked for, and says that there are more', async () => {
  const staff = await openStaff(world, 'accounts');
  await staff.ask('Vouchers/Issue', { ...order, code: 'LONG-LIST-1' });
  await staff.ask('Vouchers/Issue', { ...order, code: 'LONG-LIST-2' });
  const { vouchers, isWhole } = await staff.ask('Vouchers/List', { code: 'long-list', limit: 1 });
  expect([vouchers.map(({ code }) => code), isWhole]).toEqual([['LONG-LIST-1'], false]);
});

test('the code of a voucher is in no audit entry, and a repeated request makes no second', async () => {
  const staff = await openStaff(world, 'owner');
  const { status, body } = await staff.call('Vouchers/Issue', order, 'one-press');
  expect(status).toBe(200);
  const again = await staff.call('Vouchers/Issue', order, 'one-press');
  expect([again.status, again.body.RefusalCode]).toEqual([409, 'desk.done-before']);
  expect(JSON.stringify(again.body)).not.toContain(body.code);
  const entries = await world.deps.database.kysely.selectFrom('audit_entry').selectAll().execute();
  expect(JSON.stringify(entries)).not.toContain(body.code);
  expect(entries.at(-1)).toMatchObject({ call: 'Vouchers/Issue', outcome: 'done' });
  const { vouchers } = await staff.ask('Vouchers/List', { code: 'GIFT-', limit: 10 });
  expect(vouchers.map(({ code }) => code)).toEqual([body.code]);
});

test('a code that exists, in any case, and a day that is over are refused', async () => {
  const staff = await openStaff(world, 'owner');
  await staff.ask('Vouchers/Issue', { ...order, code: 'ONCE-ONLY' });
  expect(await staff.refusal('Vouchers/Issue', { ...order, code: 'once-only' })).toBe('desk.voucher-exists');
  expect(await staff.refusal('Vouchers/Issue', { ...order, validUntil: '2027-02-19' })).toBe(
    'desk.voucher-over',
  );
  expect(await staff.refusal('Vouchers/Issue', { ...order, validUntil: '2027-02-20' })).toBeNull();
});

const nell = { name: 'Nell', email: 'Nell@example.com', message: 'Happy birthday!\nYour Ada' };

test('who gets a voucher is mailed its code and the message of the giver, once it is asked for', async () => {
  const staff = await openStaff(world, 'reception');
  const gift = { ...order, code: 'NELLS-GIFT', validUntil: '2028-02-20' };
  await staff.ask('Vouchers/Issue', { ...gift, recipient: { ...nell, isMailed: true } });
  await staff.ask('Vouchers/Issue', {
    ...order,
    code: 'NOT-MAILED',
    recipient: { ...nell, isMailed: false },
  });
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  const { name, email } = world.hotel.property;
  expect(mail).toMatchObject({
    to: { name: 'Nell', address: 'Nell@example.com' },
    ...{ replyTo: email, subject: `A gift voucher for ${name}` },
  });
  for (const part of ['NELLS-GIFT', '£50.00', 'Sun 20 Feb 2028', 'Happy birthday!', 'Your Ada']) {
    expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(part);
  }
  const { vouchers } = await staff.ask('Vouchers/List', { code: 'nells-gift', limit: 1 });
  expect(vouchers).toMatchObject([{ recipient: nell }]);
  const entries = await world.deps.database.kysely.selectFrom('audit_entry').selectAll().execute();
  expect(JSON.stringify(entries)).not.toMatch(/nell@|birthday!/i);
});

test('a mail needs an address, and any address the form of one', async () => {
  const staff = await openStaff(world, 'owner');
  for (const recipient of [
    { ...nell, email: '', isMailed: true },
    { ...nell, email: 'nell', isMailed: false },
  ])
    expect(await staff.refusal('Vouchers/Issue', { ...order, recipient })).toBe('request.invalid');
});

test('erasing the address of who got a voucher deletes name, address and message; the voucher stays', async () => {
  const staff = await openStaff(world, 'owner');
  const recipient = { name: 'Zoe', email: 'Zoe@example.com', message: 'With love', isMailed: true };
  await staff.ask('Vouchers/Issue', { ...order, code: 'FOR-ZOE', recipient });
  const of = { email: 'zoe@example.com' };
  expect(await staff.ask('Guest/Export', of)).toMatchObject({
    giftVouchers: [{ name: 'Zoe', message: 'With love' }],
  });
  await staff.ask('Guest/Erase', of);
  expect(await allRows(world.db.database)).not.toMatch(/zoe@|With love/i);
  expect(await world.mails()).toEqual([]);
  const { vouchers } = await staff.ask('Vouchers/List', { code: 'for-zoe', limit: 1 });
  expect(vouchers).toMatchObject([{ leftMinor: 5_000, recipient: null }]);
});
