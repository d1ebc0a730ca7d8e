import type { Booking } from './booking-texts.ts';
import type { Rooms } from './use-room-change.ts';

/** A booking of 200.00 for two nights from today, half paid by card. */
export function buildDeskBooking(other: Partial<Booking> = {}): Booking {
  return {
    ...{ number: 'K7QM4XRD2P', otherNumbers: [], version: 1, status: 'confirmed', state: 'coming' },
    bookedAt: '2027-03-02T14:26:00.000Z',
    ...{ checkedInAt: null, checkedOutAt: null, mayBeNoShow: true },
    booker: {
      ...{ firstName: 'Marian', lastName: 'Oakshott-Pell', email: 'marian@example.com' },
      ...{ phone: '+44 7700 900123', address: '7 Tern Row, Brighton' },
    },
    ...{ specialRequests: 'A cot, please', comment: null, company: null },
    ...{
      arrival: '2027-03-14',
      departure: '2027-03-16',
      arrivalTime: null,
      currency: 'GBP',
      grossMinor: 200_00,
    },
    rooms: [
      {
        ...{ room: 1, roomType: 'The Boatshed', ratePlan: 'Flexible' },
        ...{ arrival: '2027-03-14', departure: '2027-03-16' },
        ...{ adults: 2, children: 0, infants: 0, guests: ['Marian Oakshott-Pell'], childAges: [] },
        ...{ beds: null, isCheckedInAhead: false, grossMinor: 200_00, cancelled: null, cancelMinor: 50_00 },
      },
    ],
    folio: {
      charges: [
        { key: { room: 1, extraId: null }, text: 'The Boatshed, 2 nights', minor: 200_00, isFee: false },
      ],
      ...{ totalMinor: 200_00, vatMinor: 33_33, paidMinor: 100_00, stillMinor: 100_00 },
      moved: [
        {
          ...{ at: '2027-03-02T14:26:00.000Z', kind: 'paid', way: 'card', minor: 100_00 },
          ...{ card: { brand: 'visa', last4: '8918' }, attemptId: 'a', refund: null, madeBy: null },
        },
      ],
      due: [{ where: 'hotel', date: null, minor: 100_00 }],
    },
    refundable: [
      {
        ...{ attemptId: '0190aaaa-0000-7000-8000-000000000001', at: '2027-03-02T14:26:00.000Z' },
        ...{ card: { brand: 'visa', last4: '8918' }, minor: 100_00 },
      },
    ],
    ...{ keptCard: null, feeOwedMinor: 0 },
    ...{ notes: [], changes: [], mails: [], messages: [], entries: [] },
    ...other,
  };
}

/** The same as its room can be changed: two adults, whose rate lets no guest change it. */
export function buildRooms(): Rooms {
  return {
    ...{ number: 'K7QM4XRD2P', version: 1 },
    rooms: [
      {
        ...{ room: 1, roomTypeId: 11, ratePlanId: 21, arrival: '2027-03-14', departure: '2027-03-16' },
        ...{ adults: 2, children: 0, infants: 0, asksChildAges: false, childAges: [] },
        leadGuest: { firstName: 'Marian', lastName: 'Oakshott-Pell' },
        fellows: [{ firstName: 'Daniel', lastName: 'Pell', isChild: false }],
        ...{ bedOptionId: null, whyNotByGuest: 'terms' },
        extras: [{ extraId: 31, name: 'Breakfast', quantity: 0, most: 2, eachMinor: 24_00 }],
      },
    ],
    roomTypes: [
      { roomTypeId: 11, name: 'The Boatshed', beds: [] },
      { roomTypeId: 12, name: 'The Loft', beds: [] },
    ],
    ratePlans: [
      { ratePlanId: 21, name: 'Flexible' },
      { ratePlanId: 22, name: 'Saver' },
    ],
  };
}
