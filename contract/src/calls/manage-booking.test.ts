import { expect, test } from 'vitest';
import { linkInvalidText, notFoundText } from '../texts/manage-texts.ts';
import {
  managedReservationQuerySchema,
  manageSearchQuerySchema,
  manageSearchResponseSchema,
} from './manage-booking.ts';

const faultsOf = (query: object) =>
  manageSearchQuerySchema
    .safeParse({ propertyId: '7', ...query })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const number = ['reservationNumber', 'Resevation Number is required'];
const name = ['guestName', 'Guest Name is required'];

test.each([
  ['nothing', {}, [number, name]],
  ['blanks', { reservationNumber: ' ', guestName: '\t' }, [number, name]],
  ['a number alone', { reservationNumber: 'K7QD3XWM4P' }, [name]],
  ['a name alone', { guestName: 'Lovelace' }, [number]],
  ['number and name', { reservationNumber: 'K7QD3XWM4P', guestName: 'Lovelace' }, []],
  ['a link', { hash: 'AQ' }, []],
  ['a link with its number', { reservationNumber: 'K7QD3XWM4P', hash: 'AQ' }, []],
])('a lookup by %s', (_what, query, faults) => {
  expect(faultsOf(query)).toEqual(faults);
});

test('a miss is answered in words that show how to reach the hotel, and with nothing of a booking', () => {
  for (const Message of [notFoundText, linkInvalidText].map((text) =>
    text({ telephone: '+44 20 7946 0000' }),
  )) {
    expect(Message).toContain('call us on +44 20 7946 0000');
    const miss = {
      Success: false,
      Message,
      RefusalCode: 'reservation.unknown',
      Reservation: null,
      Code: null,
    };
    expect(manageSearchResponseSchema.parse(miss)).toEqual(miss);
  }
});

test('a booking is requested by an id of ours', () => {
  const parse = (reservationId: string) =>
    managedReservationQuerySchema.safeParse({ propertyId: '7', reservationId }).success;
  expect(parse('0198c7a1-7c1e-7000-8000-0000000000a1')).toBe(true);
  expect(parse('1 OR 1=1')).toBe(false);
});
