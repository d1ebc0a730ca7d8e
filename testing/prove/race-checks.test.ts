import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import type { StatusResponse } from '@portico/contract/calls/reservation-read';
import { expect, test } from 'vitest';
import type { RequestedBooking } from './request-booking.ts';
import { lastRoomFaults, mixedFaults, oneKeyFaults } from './race-checks.ts';

const answer: CreateResponse = {
  Success: true,
  Message: null,
  RefusalCode: null,
  ReferenceNumber: 'ABC',
  ConfirmationToken: 'token',
  Status: 'Confirmed',
  ActionUrl: null,
  TotalCost: null,
  PaymentAmount: null,
};
const of = (more: Partial<CreateResponse>): RequestedBooking => ({
  email: '',
  answer: { ...answer, ...more },
});

const booked = of({});
const full = of({ Success: false, Status: 'Refused', RefusalCode: 'basket.no-room-left' });
const declined = of({ Success: false, Status: 'Declined', RefusalCode: 'payment.declined' });
const silent: RequestedBooking = { email: '', answer: undefined };

test('the last room goes to one, and each other is refused', () => {
  expect(lastRoomFaults([full, booked, full])).toEqual([]);
  expect(lastRoomFaults([booked, booked, full])).toEqual(['2 of 3 have the last room']);
  expect(lastRoomFaults([full, full])).toEqual(['0 of 2 have the last room']);
  expect(lastRoomFaults([booked, declined])).toEqual(['a guest is answered payment.declined']);
  expect(lastRoomFaults([booked, silent])).toEqual(['a guest is answered nothing']);
});

test('a guest who has to wait has the final status', () => {
  const waiting = of({ Status: 'Pending' });
  const seen = { Success: true, Status: 'Confirmed' } as StatusResponse;
  expect(lastRoomFaults([full, { ...waiting, seen }])).toEqual([]);
  expect(oneKeyFaults([booked, { ...waiting, seen }])).toEqual([]);
  expect(oneKeyFaults([booked, waiting])).toEqual(['a guest is answered Pending']);
  const turned = { Success: false, Status: 'Declined', RefusalCode: 'payment.declined' } as StatusResponse;
  expect(mixedFaults([{ ...waiting, seen: turned }])).toEqual([]);
});

test('one key is answered in one way, and booked', () => {
  expect(oneKeyFaults([booked, booked])).toEqual([]);
  expect(oneKeyFaults([booked, of({ ReferenceNumber: 'XYZ' })])).toEqual(['one key is answered in 2 ways']);
  expect(oneKeyFaults([full, full])).toHaveLength(2);
});

test('each basket is booked, declined or full', () => {
  expect(mixedFaults([booked, full, declined])).toEqual([]);
  expect(mixedFaults([of({ Status: 'Pending' }), silent])).toEqual([
    'a guest is answered Pending',
    'a guest is answered nothing',
  ]);
});
