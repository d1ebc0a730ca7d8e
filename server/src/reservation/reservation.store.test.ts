import { localDate } from '@portico/domain/calendar/local-date';
import type { PropertyId } from '@portico/domain/ids';
import { buildHotelFile, PROPERTY } from '@portico/testing/builders/hotel-file';
import { createHotelDatabase } from '@portico/testing/database/hotel-database';
import type { TestDatabase } from '@portico/testing/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { newId } from '../platform/ids.ts';
import { lockReservation } from './read-reservation.store.ts';
import { insertReservation, type NewReservation } from './reservation.store.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createHotelDatabase(buildHotelFile());
});
afterAll(() => db.drop());

const stay = { arrival: localDate('2027-03-03'), departure: localDate('2027-03-05') };
const text = { firstName: 'Ada', lastName: 'Lovelace', email: '', phone: '' };
const reservation: Omit<NewReservation, 'reservationId'> = {
  propertyId: PROPERTY as PropertyId,
  status: 'confirmed',
  stay,
  currency: 'GBP',
  booker: { ...text, street: '', city: '', stateOrCounty: '', postCode: '', countryId: 826, optIn: false },
  specialRequests: null,
  arrivalTime: null,
  comment: null,
  paymentType: null,
  promoCode: null,
  promotionId: null,
  voucher: null,
  netMinor: 0,
  vatMinor: 0,
  grossMinor: 0,
  paidFor: [],
  due: { nowMinor: 0, later: [], atHotelMinor: 0, onInvoiceMinor: 0 },
  company: null,
  holdEndsAt: null,
  holdEndedBy: null,
  createdAt: new Date('2027-02-20T12:00:00Z'),
  rooms: [],
};

const room: NewReservation['rooms'][number] = {
  roomNumber: 1,
  roomTypeId: 11 as NewReservation['rooms'][number]['roomTypeId'],
  roomTypeName: 'Double',
  ratePlanId: 21 as NewReservation['rooms'][number]['ratePlanId'],
  ratePlanName: 'Flexible',
  stay,
  childAges: [],
  guests: { adults: 1, children: 0, infants: 0 },
  leadGuest: text,
  vat: { rateMillipercent: 20_000, isExclusive: false },
  vatParts: [],
  cityTax: null,
  cityTaxMinor: 0,
  payment: [],
  cancellation: { entries: [], noShow: { kind: 'none' } },
  nights: [],
  netMinor: 0,
  vatMinor: 0,
  grossMinor: 0,
  originalGrossMinor: 0,
  extras: [],
  extrasGrossMinor: 0,
  promotion: null,
  roomConfiguration: null,
  fellows: [],
  allowEdit: true,
  allowCancel: true,
  rateCode: null,
  areExtrasInPolicy: false,
  preCheckedInAt: null,
};

test('a reference number that another booking has is drawn again', async () => {
  const drawn = ['AAAAAAAAAA', 'AAAAAAAAAA', 'AAAAAAAAAA', 'CCCCCCCCCC'];
  const draw = () => drawn.shift() ?? '';
  const insert = () =>
    inTransaction(db.database, (tx) =>
      insertReservation(
        tx,
        { ...reservation, reservationId: newId(), rooms: [room] },
        { drawReference: draw },
      ),
    );
  expect((await insert()).referenceNumber).toBe('AAAAAAAAAA');
  expect((await insert()).referenceNumber).toBe('CCCCCCCCCC');
});

test('the rooms of a booking are read again by who knows them only where it was changed or erased since', async () => {
  const requested = {
    ...reservation,
    reservationId: newId<NewReservation['reservationId']>(),
    rooms: [room],
  };
  const booked = await inTransaction(db.database, (tx) => insertReservation(tx, requested));
  const { propertyId, reservationId } = booked;
  const roomsSeen = (known: typeof booked) =>
    inTransaction(db.database, async (tx) => {
      const locked = await lockReservation(tx, propertyId, reservationId, known);
      return locked?.rooms.map(({ roomTypeName }) => roomTypeName);
    });
  const renamed = booked.rooms.map((known) => ({ ...known, roomTypeName: 'as known' }));
  const known = { ...booked, rooms: renamed };
  expect(await roomsSeen(known)).toEqual(['as known']);
  expect(await roomsSeen({ ...known, version: 0 })).toEqual(['Double']);
  const { kysely } = db.database;
  await kysely.updateTable('reservation').set({ erased_at: reservation.createdAt }).execute();
  expect(await roomsSeen(known)).toEqual(['Double']);
});
