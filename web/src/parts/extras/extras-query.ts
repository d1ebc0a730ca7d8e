import type { ServicesResponse } from '@portico/contract/calls/services';
import { apiPaths } from '@portico/contract/paths';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { ValidSearch } from '../searching/search.ts';
import type { ExtrasOwner } from './extras-answers.ts';
import { extrasKey } from './extras-answers.ts';

/** When it is, and the codes it is asked for or was booked with. */
export type StayWithCodes = Pick<ValidSearch, 'stay' | 'ratePlanCode' | 'promoCode'>;

/** The extras of one room type at one rate over the stay, with the codes that may have opened the rate. */
export function extrasQuery(hotel: Hotel, search: StayWithCodes, owner: ExtrasOwner) {
  const { PropertyId } = hotel.property;
  const { stay, ratePlanCode, promoCode } = search;
  return queryOptions({
    queryKey: ['extras', PropertyId, stay.arrival, stay.departure, extrasKey(owner), ratePlanCode, promoCode],
    queryFn: ({ signal }) =>
      getJson<ServicesResponse>(
        apiPaths.services(),
        {
          propertyId: PropertyId,
          roomTypeId: owner.roomTypeId,
          ratePlanId: owner.ratePlanId,
          dateOfArrival: stay.arrival,
          dateOfDeparture: stay.departure,
          languageCode: 'en',
          ...(ratePlanCode !== null && { ratePlanCode }),
          ...(promoCode !== null && { promoCode }),
        },
        { signal },
      ),
  });
}
