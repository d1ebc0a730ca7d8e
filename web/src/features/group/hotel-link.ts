import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink } from '@portico/contract/search-link';
import type { GroupForm, GroupSearch } from './group-search.ts';

/** `IsPromoCodeValid`: left out where the hotel could not be asked. */
interface AskedHotel {
  readonly PropertyCode: string;
  readonly IsPromoCodeValid?: boolean | null;
}

const noCodes = { ratePlanCode: null, promoCode: null, roomTypeId: null, locationId: null };

/** The search page of a hotel, with what the form says so far. Which codes the hotel honours only a search knows. */
export function linkToHotel(code: string, form: GroupForm): string {
  const { arrival, departure, rooms } = form;
  return `${guestPaths.book(code)}?${formatSearchLink({ ...noCodes, arrival, departure, rooms })}`;
}

/** The rooms of a hotel for a search, with its code where the hotel honours it. */
export function linkToRooms(hotel: AskedHotel, { stay, rooms, promoCode }: GroupSearch): string {
  const honoured = hotel.IsPromoCodeValid === true ? promoCode : null;
  const link = formatSearchLink({ ...noCodes, ...stay, rooms, promoCode: honoured });
  return `${guestPaths.roomsAndRates(hotel.PropertyCode)}?${link}`;
}
