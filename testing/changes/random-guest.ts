import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { approvedCard, browserData, buildBooking, declinedCard } from '../booking/booking-body.ts';
import type { Answer, Guest } from '../world/guest.ts';
import { between, chance, oneOf, pick, type Random } from '../penny/random.ts';
import { FLEXIBLE } from '../builders/hotel-file.ts';
import { randomCounts, randomPlan, randomServices, randomStay, randomType } from './random-stay.ts';

/** One action on one booking; returns the server's answer. */
export type Deed = () => Promise<Answer<object>>;

const cardOf = (random: Random) => (chance(random, 85) ? approvedCard : declinedCard);

/** Books one or two rooms, at the price quoted by the server. */
export function booking(random: Random, guest: Guest, propertyId: number): Deed {
  const { from: DateFrom, to: DateTo } = randomStay(random);
  const RatePlanId = randomPlan(random);
  const room = { DateFrom, DateTo, RoomTypeId: randomType(random), RatePlanId, ...randomCounts(random) };
  const Services = randomServices(random);
  const count = between(random, 1, 2);
  const isPaid = RatePlanId !== FLEXIBLE;
  const body: CreateRequestBody = {
    ...buildBooking(),
    PropertyId: propertyId,
    DateFrom,
    DateTo,
    CardDetails: isPaid ? cardOf(random) : null,
    PaymentType: isPaid ? 5 : null,
    PromoCode: chance(random, 25) ? 'SPRING10' : null,
    HopGiftVoucherCode: chance(random, 20) ? 'GIFT-120' : null,
  };
  const request = (total: number, PaymentAmount: number) =>
    guest.book({
      ...body,
      PaymentAmount,
      Rooms: Array.from({ length: count }, () => ({
        ...room,
        LeadGuest: { FirstName: 'Ada', LastName: 'Lovelace' },
        Services,
        TotalCost: total / count,
      })),
    });
  return async () => {
    const first = await request(0, 0);
    const { RefusalCode, TotalCost, PaymentAmount } = first.body;
    if (RefusalCode !== 'quote.price-changed') return first;
    return request(Number(TotalCost), Number(PaymentAmount));
  };
}

/** Changes one thing of a booking, based on it as last read. */
export function changing(random: Random, guest: Guest, read: ManagedReservation): Deed {
  const { PropertyId, ReservationId, Version, Rooms } = read;
  const room = pick(
    random,
    Rooms.filter(({ IsCancelled }) => !IsCancelled),
  );
  const change = room === undefined ? {} : oneOf(random, changes)(random, room);
  const order = { PropertyId, ReservationId, Version, CardDetails: cardOf(random), BrowserData: browserData };
  return () => guest.post('/api/ManageBooking/Update', { ...order, ...change });
}

export function cancelling(guest: Guest, { PropertyId, ReservationId }: ManagedReservation): Deed {
  return () => guest.post('/api/ManageBooking/Cancel', { PropertyId, ReservationId });
}

type Change = (random: Random, room: ManagedRoom) => object;

const changes: readonly [Change, ...Change[]] = [
  (random, room) => itemOf(room, datesOf(random)),
  (random, room) => itemOf(room, datesOf(random)),
  (random, room) => itemOf(room, { RoomTypeId: randomType(random) }),
  (random, room) => itemOf(room, { RatePlanId: randomPlan(random) }),
  (random, room) => itemOf(room, randomCounts(random)),
  (random, room) => itemOf(room, { Services: randomServices(random) }),
  (random, room) => itemOf(room, { ...datesOf(random), Services: randomServices(random) }),
  (random, room) =>
    itemOf(room, {
      ReservationItemId: null,
      RoomTypeId: randomType(random),
      LeadGuest: { FirstName: 'Bea', LastName: 'Brook' },
      Services: randomServices(random),
    }),
  (_random, { ReservationItemId }) => ({ RoomsToCancel: [{ ReservationItemId }] }),
  () => ({ SpecialRequests: 'A cot, please' }),
];

function datesOf(random: Random) {
  const { from, to } = randomStay(random);
  return { DateOfArrival: from, DateOfDeparture: to };
}

/** The room as it is, with these fields changed. */
function itemOf(room: ManagedRoom, changed: object) {
  const { ReservationItemId, DateOfArrival, DateOfDeparture, RoomTypeId, RatePlanId } = room;
  const { NumberOfAdults, NumberOfChildren, NumberOfInfants } = room;
  const stay = { DateOfArrival, DateOfDeparture };
  const counts = { NumberOfAdults, NumberOfChildren, NumberOfInfants };
  const item = { ReservationItemId, ...stay, RoomTypeId, RatePlanId, ...counts, ...changed };
  return { ReservationItems: [item] };
}
