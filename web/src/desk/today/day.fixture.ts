import type { BookingLine } from '@portico/contract/desk/booking-line';
import type { DayLine } from '@portico/contract/desk/calls/today-calls';
import type { DeskAnswer } from '@portico/contract/desk/desk-calls';

/** Ada Lovelace’s two nights in the Double, to be paid at the hotel. */
export function buildLine(other: Partial<BookingLine> = {}): BookingLine {
  return {
    number: 'K7QM4XRD2P',
    status: 'confirmed',
    bookedAt: '2027-02-20T12:00:00.000Z',
    booker: { name: 'Ada Lovelace', email: 'ada@example.com', phone: '+44 7700 900123' },
    company: null,
    arrival: '2027-03-14',
    departure: '2027-03-16',
    rooms: [
      {
        roomType: 'Double',
        guest: 'Ada Lovelace',
        fellows: [],
        arrival: '2027-03-14',
        departure: '2027-03-16',
        adults: 2,
        children: 0,
        infants: 0,
        isCheckedInOnline: false,
      },
    ],
    hasArrived: false,
    hasLeft: false,
    arrivalTime: null,
    request: null,
    paymentType: null,
    hasVoucher: false,
    grossMinor: 20_000,
    toPayMinor: 20_000,
    toPayBy: 'hotel',
    isDeclined: false,
    ...other,
  };
}

/** The same on a day. */
export const buildDayLine = (other: Partial<DayLine> = {}): DayLine => ({
  ...buildLine(),
  earlierStays: 0,
  leftAt: null,
  ...other,
});

const nobody = { bookings: 0, rooms: 0, lines: [] };

/** Sunday 14 March 2027 with one arrival. */
export function buildDay(other: Partial<DeskAnswer<'Today/Read'>> = {}): DeskAnswer<'Today/Read'> {
  return {
    date: '2027-03-14',
    today: '2027-03-14',
    time: '13:20',
    checkIn: '15:00',
    checkOut: '11:00',
    days: [
      { date: '2027-03-14', let: 1, rooms: 4 },
      { date: '2027-03-15', let: 2, rooms: 4 },
    ],
    arriving: { bookings: 1, rooms: 1, lines: [buildDayLine()] },
    leaving: nobody,
    inHouse: nobody,
    board: [{ roomType: 'Double', rooms: 4, inHouse: 0, arriving: 1, free: 3, fromMinor: 12_600 }],
    nightMinor: 10_000,
    ...other,
  };
}
