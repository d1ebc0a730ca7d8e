import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import {
  approvedCard,
  laterDeclinedCard,
  patternStays,
  type DemoMessage,
  type DemoPattern,
  type DemoStay,
} from '../stays.ts';
import { flexibleBreakfast, flexibleRoomOnly, paidNow, threeTides } from './rate-plans.ts';
import { boatshed, estuaryRoom, gardenTwin, harbourRoom, sailLoft, signalSuite } from './room-types.ts';

const two = { adults: 2, children: 0 };
const onArrival = { by: 'on-arrival' } as const;

const pattern: DemoPattern = {
  arrivals: { 1: 4, 2: 4, 3: 4, 4: 5, 5: 7, 6: 4, 7: 3 },
  nights: [2, 1, 3, 2, 4, 1, 2],
  rooms: [
    { roomTypeId: harbourRoom, ...two },
    { roomTypeId: gardenTwin, ...two },
    { roomTypeId: harbourRoom, adults: 1, children: 0 },
    { roomTypeId: boatshed, adults: 2, children: 2 },
    { roomTypeId: estuaryRoom, ...two },
    { roomTypeId: sailLoft, ...two },
    { roomTypeId: gardenTwin, adults: 1, children: 0 },
    { roomTypeId: harbourRoom, ...two },
  ],
  rates: [
    { ratePlanId: flexibleBreakfast.id, way: approvedCard },
    { ratePlanId: paidNow.id, way: approvedCard },
    { ratePlanId: flexibleRoomOnly.id, way: onArrival },
    { ratePlanId: flexibleBreakfast.id, way: approvedCard },
    { ratePlanId: flexibleBreakfast.id, way: onArrival },
  ],
};

/** Guests with something to be seen of at the desk. */
function noted(today: LocalDate): DemoStay[] {
  const hours = { comes: 21, goes: 10 };
  const plain = { ...two, hours, requests: '', note: '', course: 'usual' } as const;
  const stay = (arrivesIn: number, nights: number, bookedAgo: number) => ({
    arrival: addDays(today, arrivesIn),
    departure: addDays(today, arrivesIn + nights),
    bookedOn: addDays(today, -bookedAgo),
  });
  return [
    {
      ...plain,
      ...stay(3, 3, 20),
      guest: {
        firstName: 'Miriam',
        lastName: 'Thorne',
        email: 'miriam.thorne@guest.example',
        phone: '+44 7700 900011',
      },
      roomTypeId: harbourRoom,
      ratePlanId: threeTides.id,
      way: laterDeclinedCard,
    },
    {
      ...plain,
      ...stay(0, 2, 9),
      guest: {
        firstName: 'Rosalind',
        lastName: 'Achterberg',
        email: 'rosalind.achterberg@guest.example',
        phone: '+44 7700 900012',
      },
      roomTypeId: estuaryRoom,
      ratePlanId: flexibleBreakfast.id,
      way: approvedCard,
      requests: 'We come off the 18:12 from London. A jug of milk for the morning, please.',
      note: 'Their tenth stay: the bath window, and the good glasses.',
      course: 'checked-in-online',
    },
    {
      ...plain,
      ...stay(1, 3, 4),
      guest: {
        firstName: 'Dorothy',
        lastName: 'Lamb',
        email: 'dorothy.lamb@guest.example',
        phone: '+44 7700 900013',
      },
      roomTypeId: sailLoft,
      ratePlanId: paidNow.id,
      way: approvedCard,
      course: 'checked-in-online',
    },
    {
      ...plain,
      ...stay(0, 2, 6),
      guest: {
        firstName: 'Walter',
        lastName: 'Peake',
        email: 'walter.peake@oysterbay.example',
        phone: '+44 7700 900014',
      },
      roomTypeId: gardenTwin,
      ratePlanId: flexibleBreakfast.id,
      way: { by: 'invoice', accountId: 1, poNumber: 'OBI-10423' },
      note: 'Accounts payable wants the folio by mail.',
    },
    {
      ...plain,
      ...stay(9, 2, 0),
      guest: {
        firstName: 'Agnes',
        lastName: 'Dunmore',
        email: 'agnes.dunmore@guest.example',
        phone: '+44 7700 900015',
      },
      roomTypeId: signalSuite,
      ratePlanId: flexibleBreakfast.id,
      way: { by: 'link' },
      requests: 'It is our anniversary.',
    },
  ];
}

export function quayStays(today: LocalDate): DemoStay[] {
  return [...noted(today), ...patternStays(pattern, today)];
}

export const quayMessage: DemoMessage = {
  guest: {
    firstName: 'Constance',
    lastName: 'Ivey',
    email: 'constance.ivey@guest.example',
    phone: '+44 7700 900016',
  },
  text: 'Is the walled garden open to people who only come for lunch? We are four, one of us in a wheelchair.',
};
