import type { GrantedBy } from '../../platform/http/grant-book.ts';
import { approvedCard, buildBooking, buildFlexibleBooking } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { bookAndLink } from '@portico/testing/booking/book-and-link';
import { readBooked } from '@portico/testing/world/books';
import type { Guest } from '@portico/testing/world/guest';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookedReservation } from '../../reservation/booked-reservation.ts';

const MINE = 'ada@example.com';
const OTHERS = 'mallory@example.net';
const { Booker } = buildFlexibleBooking();

let world: World;
let booked: BookedReservation;
let guest: Guest;
beforeEach(async () => {
  world = await openWorld({ hotel: buildHotelFile({ settings: { preCheckIn: { daysBefore: 7 } } }) });
  ({ booked, guest } = await bookAndLink(world));
  await world.mails();
});
afterEach(() => world.close());

const update = (by: GrantedBy, body: object) => world.guestOf({ ...booked, by }).change(body);
const requestEmail = (by: GrantedBy, Email = OTHERS) => update(by, { Booker: { ...Booker, Email } });
async function confirm(Code: string) {
  const payload = { LanguageCode: 'en', PropertyId: PROPERTY, Code };
  const answer = await world.app.inject({ method: 'POST', url: '/api/ManageBooking/ConfirmEmail', payload });
  return { status: answer.statusCode, body: answer.json() };
}
const now = () => readBooked(world, booked.confirmationToken);

/** The codes in the mails just sent, by recipient. */
async function mailedCodes() {
  const mails = await world.mails();
  const codes = mails.flatMap(({ to, text }) => {
    const code = /ConfirmEmail#([\w-]+)/.exec(text)?.[1];
    return code === undefined ? [] : [[to.address, code] as const];
  });
  return { mails, codes: new Map(codes), code: (address: string) => new Map(codes).get(address) ?? '' };
}

describe.each(['lookup', 'link', 'account'] as const)('a new address, requested by %s', (by) => {
  test('is the booking’s once both mailboxes have confirmed it, and no link is mailed there before', async () => {
    const reply = await requestEmail(by);
    expect(reply.body).toMatchObject({
      Success: true,
      Reservation: { Booker: { Email: MINE }, EmailToConfirm: OTHERS },
    });
    const { mails, code } = await mailedCodes();
    expect(mails.map(({ to }) => to.address).sort()).toEqual([MINE, OTHERS]);
    expect(mails.find(({ to }) => to.address === OTHERS)?.text).not.toMatch(/Ada|Reservation\//);

    expect((await confirm(code(OTHERS))).body).toMatchObject({ Success: true, IsChanged: false });
    expect((await now()).booker.email).toBe(MINE);
    await update(by, { SpecialRequests: 'A cot' });
    expect((await world.mails()).map(({ to }) => to.address)).not.toContain(OTHERS);

    expect((await confirm(code(MINE))).body).toMatchObject({ Success: true, IsChanged: true });
    expect((await now()).booker).toMatchObject({ firstName: 'Ada', email: OTHERS });
    const confirmed = await world.mails();
    expect(confirmed.find(({ to }) => to.address === OTHERS)?.text).toContain('/Reservation/');
    expect(confirmed.find(({ to }) => to.address === MINE)?.text).not.toContain('/Reservation/');
    // A second press, or a retry after a lost answer.
    expect((await confirm(code(MINE))).body).toMatchObject({ Success: true, IsChanged: true });
    expect((await now()).version).toBe(3);
  });
});

test('a code confirms its own mailbox alone, of its own request', async () => {
  await requestEmail('lookup', OTHERS);
  const first = await mailedCodes();
  await requestEmail('link', 'ada@work.example');
  const second = await mailedCodes();
  for (const code of [first.code(OTHERS), first.code(OTHERS), second.code(MINE)])
    expect((await confirm(code)).body).toMatchObject({ Success: true, IsChanged: false });
  expect((await now()).booker.email).toBe(MINE);
  expect((await confirm(second.code('ada@work.example'))).body).toMatchObject({ IsChanged: true });
  // The other request has ended with it.
  expect((await confirm(first.code(MINE))).body).toMatchObject({ RefusalCode: 'change.email-over' });
  expect((await now()).booker.email).toBe('ada@work.example');
});

test('opens nothing altered, for another hotel, after three days, or once links are revoked', async () => {
  await requestEmail('link');
  const { code } = await mailedCodes();
  const bytes = Buffer.from(code(MINE), 'base64url');
  for (let at = 0; at < bytes.length; at += 1) {
    const turned = Buffer.from(bytes);
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(await confirm(turned.toString('base64url'))).toMatchObject({ status: 404 });
  }
  world.setNow('2027-02-23T12:00:01Z');
  expect((await confirm(code(MINE))).body).toMatchObject({ RefusalCode: 'change.email-over' });
  await world.db.database.kysely.updateTable('reservation').set({ link_version: 2 }).execute();
  expect(await confirm(code(MINE))).toMatchObject({ status: 404 });
});

test('is requested at most three times an hour by number and name, and the booker’s own limit remains', async () => {
  for (let nth = 1; nth <= 3; nth += 1)
    expect((await requestEmail('lookup', `mallory+${nth}@example.net`)).body).toMatchObject({
      Success: true,
    });
  expect(await requestEmail('lookup', 'mallory@example.org')).toMatchObject({ status: 429 });
  expect((await requestEmail('link', 'ada@work.example')).body).toMatchObject({ Success: true });
  world.setNow('2027-02-20T13:00:01Z');
  expect((await requestEmail('lookup', 'mallory@example.org')).body).toMatchObject({ Success: true });
});

test('a repeat of its request is answered as before and counts no further mail', async () => {
  await world.close();
  world = await openWorld({ limits: { mailsPerRecipient: 1, mailsPerRecipientUnderAttack: 1 } });
  const created = await world.book(buildFlexibleBooking());
  booked = await readBooked(world, created.body.ConfirmationToken);
  const requestBy = (key: string) =>
    world.guestOf({ ...booked, by: 'link' }).change({ Booker: { ...Booker, Email: OTHERS } }, key);
  for (const key of ['1', '1', '1', '2'])
    expect((await requestBy(key)).body).toMatchObject({
      Success: true,
      Reservation: { EmailToConfirm: OTHERS },
    });
  expect(await requestBy('3')).toMatchObject({ status: 429 });
  expect((await requestBy('2')).body).toMatchObject({ Success: true });
});

test('is the same address in other case: nothing is requested', async () => {
  expect((await requestEmail('link', 'ADA@example.com')).body).toMatchObject({
    Reservation: { EmailToConfirm: null, Booker: { Email: MINE } },
  });
  expect(await world.mails()).toEqual([]);
});

test('a link to check in changes no address', async () => {
  const order = await guest.buildCheckIn({ Booker: { ...Booker, Email: OTHERS } });
  expect(await guest.checkIn(order)).toMatchObject({
    status: 400,
    body: { ModelState: { 'Booker.Email': [expect.any(String)] } },
  });
  const same = await guest.buildCheckIn({ Booker: { ...Booker, Phone: '+44 20 7946 0000' } });
  expect((await guest.checkIn(same)).body).toMatchObject({ Success: true });
  expect((await now()).booker).toMatchObject({ email: MINE, phone: '+44 20 7946 0000' });
  expect((await world.mails()).map(({ to }) => to.address)).not.toContain(OTHERS);
});

describe('a number and a name', () => {
  test('show no card, street nor postcode, and saving the booker leaves them as they are', async () => {
    const { body } = await world.book(buildBooking({ CardDetails: approvedCard }));
    booked = await readBooked(world, body.ConfirmationToken);
    const changed = await update('lookup', {
      Booker: { ...Booker, Street: null, ZipCode: '', Phone: '+44 20 7946 0000' },
    });
    expect(changed.body).toMatchObject({
      Success: true,
      Reservation: {
        OpenedBy: 'Lookup',
        CreditCards: [],
        Booker: { Street: null, ZipCode: null, Phone: '+44 20 7946 0000' },
      },
    });
    const { street, postCode, phone } = (await now()).booker;
    expect({ street, postCode, phone }).toEqual({
      street: Booker.Street,
      postCode: Booker.ZipCode,
      phone: '+44 20 7946 0000',
    });
    const byLink = await update('link', { SpecialRequests: 'A cot' });
    expect(byLink.body).toMatchObject({
      Reservation: {
        OpenedBy: 'Link',
        CreditCards: [{ LastFour: '4242' }],
        Booker: { Street: Booker.Street },
      },
    });
  });
});
