import type { TableRequest } from '@portico/domain/tables/table-request';
import type { TableCreateRequest } from '../calls/restaurant-booking.ts';

/** Names of an order's fields on the wire. */
export const tableRequestFields = {
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
} as const satisfies Readonly<Record<keyof TableRequest | 'restaurant', keyof TableCreateRequest>>;

/** The inverse: the order's name of a wire field. */
export const orderFields: ReadonlyMap<string, string> = new Map(
  Object.entries(tableRequestFields).map(([field, wire]) => [wire, field]),
);

/** As sent. Only once the time is found is it known whether a leave time needs acknowledgement. */
export function orderFromWire(body: TableCreateRequest): TableRequest {
  return {
    restaurantId: body.RestaurantId,
    date: body.VisitDate,
    party: body.PartySize,
    time: body.VisitTime,
    email: body.Email.trim(),
    phone: body.ContactNumber.trim(),
    requests: body.SpecialRequests ?? '',
    identifier: body.Identifier.trim(),
    leaveTime: { isRequired: false, isAcknowledged: false },
  };
}
