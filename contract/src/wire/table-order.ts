import type { TableOrder } from '@portico/domain/tables/table-order';
import type { TableCreateRequest } from '../calls/restaurant-booking.ts';

/** The fields of an order as they are named on the wire. */
export const tableOrderFields = {
  restaurantId: 'RestaurantId',
  restaurant: 'RestaurantId',
  date: 'VisitDate',
  party: 'PartySize',
  time: 'VisitTime',
  email: 'Email',
  phone: 'ContactNumber',
  requests: 'SpecialRequests',
  identifier: 'Identifier',
  leaveTime: 'IsLeaveTimeRequired',
} as const satisfies Readonly<Record<keyof TableOrder | 'restaurant', keyof TableCreateRequest>>;

/** The same the other way round: what a field of the wire is called in the order. */
export const orderFields: ReadonlyMap<string, string> = new Map(
  Object.entries(tableOrderFields).map(([field, wire]) => [wire, field]),
);

/** As it came. Whether a leave time had to be acknowledged is known once the time was found. */
export function orderFromWire(body: TableCreateRequest): TableOrder {
  return {
    restaurantId: body.RestaurantId,
    date: body.VisitDate,
    party: body.PartySize,
    time: body.VisitTime,
    email: body.Email.trim(),
    phone: body.ContactNumber.trim(),
    requests: body.SpecialRequests ?? '',
    identifier: body.Identifier.trim(),
    leaveTime: { isAsked: false, isAcknowledged: false },
  };
}
