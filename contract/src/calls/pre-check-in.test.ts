import { localDate } from '@portico/domain/calendar/local-date';
import type { RatePlanId, ReservationItemId, RoomTypeId } from '@portico/domain/ids';
import { describe, expect, test } from 'vitest';
import { leadGuestSchema } from './parts/guest.ts';
import { invalidLinkText } from '../texts/link-texts.ts';
import { nothingToCheckInPanel, preCheckInFailedText } from '../texts/pre-check-in-texts.ts';
import { refusalText } from '../texts/refusal-texts.ts';
import {
  preCheckInPreviewRequestSchema,
  preCheckInPreviewResponseSchema,
  preCheckInSaveRequestSchema,
  preCheckInSaveResponseSchema,
  type PreCheckInPreviewRequest,
  type PreCheckInPreviewRequestBody,
  type PreCheckInPreviewResponse,
  type PreCheckInSaveRequest,
  type PreCheckInSaveRequestBody,
  type PreCheckInSaveResponse,
} from './pre-check-in-save.ts';
import {
  preCheckInConfigResponseSchema,
  preCheckInQuerySchema,
  preCheckInResponseSchema,
  type PreCheckInConfigResponse,
  type PreCheckInGuest,
  type PreCheckInItem,
  type PreCheckInPanel,
  type PreCheckInReservation,
  type PreCheckInResponse,
} from './pre-check-in.ts';

const id = '019385d2-7b4e-7cc2-9d0a-0242ac120002';
const guest: PreCheckInGuest = {
  IndividualId: `${id}-1`,
  FirstName: 'Ines',
  LastName: 'Thorley',
  Email: null,
  Phone: null,
  IsLead: true,
  IsChild: false,
  Age: null,
  AsksAge: false,
};
const item: PreCheckInItem = {
  ReservationItemId: id,
  RoomNumber: 1,
  DateOfArrival: localDate('2027-10-05'),
  DateOfDeparture: localDate('2027-10-09'),
  RoomTypeId: 11 as RoomTypeId,
  RoomType: { RoomTypeId: 11 as RoomTypeId, Name: 'Rowan Lodge', Image: null },
  RatePlanId: 21 as RatePlanId,
  RatePlan: { RatePlanId: 21 as RatePlanId, RatePlanName: 'Flexible' },
  Policy: {
    PaymentPolicyConfiguration: [],
    Cancellation: [],
    AllowEdit: true,
    AllowCancel: true,
    AllowCompanyInvoice: false,
    CompanyInvoiceOnly: false,
  },
  RoomConfiguration: null,
  NumberOfAdults: 1,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
  Guests: [guest],
  Services: [],
  ServiceOptions: null,
  OriginalTotalAccommodationCost: 480,
  OriginalTotalServicesCost: 0,
  OriginalTotalVat: 80,
  CompletedAt: null,
  ChangeableUntil: null,
};
const reservation: PreCheckInReservation = {
  Success: true,
  PropertyId: 2,
  ReferenceNumber: 'K7QD3XWM4P',
  IsReservation: true,
  EntityId: id,
  SpecialRequests: null,
  ArrivalTime: null,
  NumberOfAdults: 1,
  NumberOfChildren: 0,
  NumberOfInfants: 0,
  CreditCards: [],
  Booker: null,
  Company: null,
  ReservationItems: [item],
  Version: 1,
  CompletedAt: null,
  CardRequired: false,
  HowToKeepCard: null,
  PendingSave: null,
  LastSave: null,
  DateFrom: localDate('2027-10-05'),
  DateTo: localDate('2027-10-09'),
  CheckInTime: '15:00',
  CheckOutTime: '11:00',
  DirectionsUrl: 'https://maps.example/',
};
const order: PreCheckInPreviewRequestBody = {
  PropertyId: 2,
  ReferenceNumber: 'K7QD3XWM4P',
  Code: 'the-code-of-a-link',
  Version: 1,
  ReservationItems: [
    { ReservationItemId: id as ReservationItemId, Guests: [{ FirstName: 'Ines', LastName: 'Thorley' }] },
  ],
};

describe('a link to check in before arrival', () => {
  test('is answered with the booking, or with a panel that is recognised by its title', () => {
    const answers: PreCheckInResponse[] = [reservation, nothingToCheckInPanel('over', { telephone: '1' })];
    for (const answer of answers) expect(preCheckInResponseSchema.parse(answer)).toEqual(answer);
    expect(answers.map((answer) => 'Title' in answer)).toEqual([false, true]);
  });

  test('that is invalid shows this in the words of the specification, and nothing of why', () => {
    const panel: PreCheckInPanel = nothingToCheckInPanel('invalid', { telephone: '1' });
    expect(panel).toEqual({ Title: 'Invalid link', Message: 'This link is invalid...', Success: false });
    expect(refusalText('link.invalid')).toBe(invalidLinkText.message);
    expect(preCheckInFailedText).toBe('Failed to save Check In Information');
  });

  test('is read without a code too, as one that is invalid', () => {
    expect(preCheckInQuerySchema.parse({ propertyId: '2' })).toEqual({
      propertyId: 2,
      referenceNumber: '',
      hash: '',
    });
  });

  test('needs to know whether the hotel asks for a card', () => {
    const shape: readonly (keyof PreCheckInConfigResponse)[] = ['CardRequired', 'PreCheckInActive'];
    expect(Object.keys(preCheckInConfigResponseSchema.shape)).toEqual(expect.arrayContaining([...shape]));
  });
});

describe('a pre-check-in that is saved', () => {
  test('names who sleeps in each room, and leaves what it does not name', () => {
    const read: PreCheckInPreviewRequest = preCheckInPreviewRequestSchema.parse(order);
    expect(read.ReservationItems.map(({ Services }) => Services)).toEqual([[]]);
    expect(read.SpecialRequests).toBeUndefined();
  });

  test('may bring back the fields that only the hotel may set, which prove nothing', () => {
    const body: PreCheckInSaveRequestBody = {
      ...order,
      IsReservation: true,
      EntityId: id,
      CardDetails: null,
    };
    const read: PreCheckInSaveRequest = preCheckInSaveRequestSchema.parse(body);
    expect(read.EntityId).toBe(id);
  });

  test.each([
    ['a flag that is the hotel’s to set', { CardRequired: false }],
    ['a card number in its requests', { SpecialRequests: 'My card is 4242 4242 4242 4242' }],
    ['a room of no booking', { ReservationItems: [{ ReservationItemId: '1', Guests: [] }] }],
    ['a negative total', { SeenTotalCost: -1 }],
  ])('is refused with %s', (_, fields) => {
    expect(preCheckInSaveRequestSchema.safeParse({ ...order, ...fields }).success).toBe(false);
  });

  test('brings no card where it only asks for the price', () => {
    expect(preCheckInPreviewRequestSchema.safeParse({ ...order, CardDetails: null }).success).toBe(false);
    const answer: PreCheckInPreviewResponse = {
      Success: false,
      Message: refusalText('pre-check-in.off'),
      RefusalCode: 'pre-check-in.off',
      Quote: null,
    };
    expect(preCheckInPreviewResponseSchema.parse(answer)).toEqual(answer);
  });

  test('is answered with how the booking stands where it was changed meanwhile', () => {
    const answer: PreCheckInSaveResponse = {
      Success: false,
      Message: refusalText('reservation.changed-meanwhile'),
      RefusalCode: 'reservation.changed-meanwhile',
      Quote: null,
      Status: 'Refused',
      ActionUrl: null,
      Reservation: reservation,
    };
    expect(preCheckInSaveResponseSchema.parse(answer)).toEqual(answer);
  });
});

test('an id of ours that comes back is taken, though its digits look like a card number', () => {
  const named = { FirstName: 'Ines', LastName: 'Thorley' };
  const IndividualId = 'a19385d2-4000-0566-5566-5556ac120002-1';
  expect(leadGuestSchema.safeParse({ ...named, IndividualId }).success).toBe(true);
  expect(leadGuestSchema.safeParse({ ...named, LastName: IndividualId }).success).toBe(false);
});
