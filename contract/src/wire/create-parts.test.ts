import { localDate } from '@portico/domain/calendar/local-date';
import type { BedOptionId, ExtraId, PromotionId, RatePlanId, RoomTypeId } from '@portico/domain/ids';
import { describe, expect, test } from 'vitest';
import { bookerSchema } from '../calls/parts/booker.ts';
import { cardDetailsSchema } from '../calls/parts/card.ts';
import { createRoomSchema } from '../calls/parts/room.ts';
import { bookerFields, bookerFromWire, toConfirmedBooker, toWireBooker } from './booker.ts';
import { cardFields, cardFromWire, toWireCard } from './card.ts';
import { guestFields, toConfirmedGuest } from './guest.ts';
import { roomFromWire, toWireRoom } from './room.ts';

const booker = {
  firstName: 'Marian',
  lastName: 'Oakshott',
  email: 'marian@oakshott.example',
  phone: '+44 1227 496 0142',
  street: '7 Tern Row',
  city: 'Whitstable',
  stateOrCounty: 'Kent',
  postCode: 'CT5 1AB',
  countryId: 826,
  optIn: true,
};
const card = {
  holderName: 'M Oakshott',
  number: '4242424242424242',
  expiryMonth: 4,
  expiryYear: 2031,
  securityCode: '123',
  email: 'paid@oakshott.example',
  cardTypeId: 3,
};
const leadGuest = { firstName: 'Ada', lastName: 'Pell', email: '', phone: '+44 20 7946 0123' };
const room = {
  stay: { arrival: localDate('2027-03-14'), departure: localDate('2027-03-16') },
  roomTypeId: 2 as RoomTypeId,
  ratePlanId: 5 as RatePlanId,
  guests: { adults: 2, children: 1, infants: 3 },
  extras: [{ extraId: 9 as ExtraId, quantity: 2 }],
  leadGuest,
  childAges: [4, 9],
  bedOptionId: 4 as BedOptionId,
  seenPromotionId: 11 as PromotionId,
  totalCost: 104.5,
};

describe('what the page sends of a booking is what the server reads', () => {
  test('of the booker', () => {
    expect(bookerFromWire(bookerSchema.parse(toWireBooker(booker)))).toEqual(booker);
    const bare = { ...booker, city: '', stateOrCounty: '', countryId: null };
    expect(bookerFromWire(bookerSchema.parse(toWireBooker(bare)))).toEqual(bare);
  });

  test('of the card, whose number may be typed in groups', () => {
    const typed = { ...card, number: '4242 4242 4242 4242' };
    expect(cardFromWire(cardDetailsSchema.parse(toWireCard(typed)))).toEqual(card);
  });

  test.each([11 as PromotionId, null, undefined])(
    'of a room and who comes, seen with promotion %s',
    (seenPromotionId) => {
      const seen = { ...room, seenPromotionId };
      expect(roomFromWire(createRoomSchema.parse(toWireRoom(seen)))).toEqual(seen);
    },
  );
});

test('a field at fault is named as the one it was sent in', () => {
  const sent = (wire: object, names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(names).map(([field, name]) => [field, (wire as Record<string, unknown>)[name]]),
    );
  expect(sent(toWireBooker(booker), bookerFields)).toEqual(booker);
  expect(sent(toWireCard(card), cardFields)).toEqual(card);
  expect(sent(toWireRoom(room).LeadGuest, guestFields)).toEqual({ ...leadGuest, email: null });
});

test('a confirmation shows who booked and who comes, and no address', () => {
  expect(toConfirmedBooker(booker, 'b')).toEqual({
    IndividualId: 'b',
    FirstName: 'Marian',
    LastName: 'Oakshott',
    Email: 'marian@oakshott.example',
    Phone: '+44 1227 496 0142',
  });
  expect(toConfirmedGuest(leadGuest, 'g')).toEqual({ IndividualId: 'g', FirstName: 'Ada', LastName: 'Pell' });
});
