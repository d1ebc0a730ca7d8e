import type { PropertyId } from '@portico/domain/ids';
import { buildFlexibleBooking, buildRoom } from '@portico/testing/booking/booking-body';
import { openWorld, type World } from '@portico/testing/world/world';
import { readBooked } from '@portico/testing/world/books';
import { FAMILY, FLEXIBLE, PROPERTY } from '@portico/testing/builders/hotel-file';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../platform/mail/mail.ts';
import type { BookedReservation } from '../reservation/booked-reservation.ts';

let world: World;
let booked: BookedReservation;
/** A Double and a Family from 3 to 5 March; then the Family comes a day later and stays two nights. */
beforeEach(async () => {
  world = await openWorld();
  const { body } = await world.book(
    buildFlexibleBooking({
      Rooms: [
        buildRoom({ RatePlanId: FLEXIBLE, TotalCost: 200 }),
        buildRoom({ RoomTypeId: FAMILY, RatePlanId: FLEXIBLE, TotalCost: 300 }),
      ],
    }),
  );
  booked = await readBooked(world, body.ConfirmationToken);
  const family = booked.rooms[1];
  const moved = {
    ReservationItemId: family?.itemId,
    DateOfArrival: '2027-03-04',
    DateOfDeparture: '2027-03-06',
    RoomTypeId: FAMILY,
    RatePlanId: FLEXIBLE,
    NumberOfAdults: 1,
    NumberOfChildren: 0,
    NumberOfInfants: 0,
  };
  const order = { Version: booked.version, ReservationItems: [moved] };
  expect(await manage('/api/ManageBooking/Update', order)).toMatchObject({ body: { Status: 'Applied' } });
});
afterEach(() => world.close());

const manage = (path: string, order: object) =>
  world.guestOf(booked).post(path, {
    PropertyId: PROPERTY satisfies PropertyId,
    ReservationId: booked.reservationId,
    ...order,
  });

const mailThatBegins = async (subject: string): Promise<Mail> => {
  await world.db.database.kysely.updateTable('outbox').set({ sent_at: null }).execute();
  const mail = (await world.mails()).find((sent) => sent.subject.startsWith(subject));
  if (mail === undefined) throw new Error(`no mail: ${subject}`);
  return mail;
};

const eventsOf = ({ attachments: [file] }: Mail) =>
  (file?.text ?? '')
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      event.split('\r\n').filter((line) => /^(UID|DTSTART|DTEND|SUMMARY|STATUS|SEQUENCE)/.test(line)),
    );

test('the confirmation lists each room’s own dates if they differ', async () => {
  const { text, html } = await mailThatBegins('Booked');
  expect(text).toContain('  Wed 3 Mar 2027 to Fri 5 Mar 2027 · 2 nights · Ada Lovelace');
  expect(text).toContain('  Thu 4 Mar 2027 to Sat 6 Mar 2027 · 2 nights · Ada Lovelace');
  expect(html.replaceAll('\u00a0', ' ')).toContain('Thu 4 Mar 2027 to Sat 6 Mar 2027');
  expect(html.replaceAll('\u00a0', ' ')).toContain(', the first from Wednesday 3rd March 2027.');
});

test('the calendar file has an event for each room, the first in the place of the one for both', async () => {
  expect(eventsOf(await mailThatBegins('Booked'))).toEqual([
    [
      `UID:${booked.reservationId}@portico`,
      'SEQUENCE:1',
      'DTSTART:20270303T150000Z',
      'DTEND:20270305T110000Z',
      'SUMMARY:Stay at The Quay: Double',
      'STATUS:CONFIRMED',
    ],
    [
      `UID:${booked.rooms[1]?.itemId}@portico`,
      'SEQUENCE:1',
      'DTSTART:20270304T150000Z',
      'DTEND:20270306T110000Z',
      'SUMMARY:Stay at The Quay: Family',
      'STATUS:CONFIRMED',
    ],
  ]);
});

test('a room on dates of its own that is cancelled is taken out of the calendar by itself', async () => {
  const left = await readBooked(world, booked.confirmationToken);
  const RoomsToCancel = [{ ReservationItemId: left.rooms[1]?.itemId }];
  await manage('/api/ManageBooking/Update', { Version: left.version, RoomsToCancel });
  const states = eventsOf(await mailThatBegins('Booked')).map((lines) => lines.at(-1));
  expect(states).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED']);
});
