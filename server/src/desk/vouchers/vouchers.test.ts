import { buildHotelFile } from '@portico/testing/builders/hotel-file';
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
