import type { Hotel } from '../../hotel/hotel.ts';
import { feedProducts } from './feed-products.ts';

/** A room type at a rate that Google is not told of, by their names. */
export interface LeftOut {
  readonly roomType: string;
  readonly ratePlan: string;
  readonly why: string;
}

/** Rates that guests find here and not at Google. Rule: docs/google.md, "What is left out". */
export function leftOut(hotel: Hotel): LeftOut[] {
  const told = new Set(
    feedProducts(hotel).map(({ roomType, ratePlan }) => `${roomType.part.id} ${ratePlan.part.id}`),
  );
  return [...hotel.ratePlans.values()].flatMap(({ part: plan }) =>
    [...hotel.roomTypes.values()]
      .filter(({ part: room }) => plan.isPublic && !told.has(`${room.id} ${plan.id}`))
      .map(({ part: room }) => ({
        roomType: room.name,
        ratePlan: plan.name,
        why: plan.companyInvoiceOnly
          ? 'as only companies pay for it'
          : 'as it takes other numbers of guests than the room',
      })),
  );
}
