import { guestPaths } from '@portico/contract/paths';
import { formatSearchLink } from '@portico/contract/search-link';
import { addressOpened, campaignOf } from '../../shared/hotel/campaign-of.ts';
import type { GroupForm, GroupSearch } from './group-search.ts';

/** `IsPromoCodeValid`: omitted when the hotel could not be searched. */
interface LinkedHotel {
  readonly PropertyCode: string;
  readonly IsPromoCodeValid?: boolean | null;
}

const noCodes = {
  ratePlanCode: null,
  promoCode: null,
  roomTypeId: null,
  ratePlanId: null,
  locationId: null,
};

/** The search page of a hotel, with the form's contents so far. Only a search knows which codes the hotel accepts. */
export function linkToHotel(code: string, form: GroupForm): string {
  const { arrival, departure, rooms } = form;
  return address(guestPaths.book(code), { ...noCodes, arrival, departure, rooms });
}

/** The rooms of a hotel for a search, with its code when the hotel accepts it. */
export function linkToRooms(hotel: LinkedHotel, { stay, rooms, promoCode }: GroupSearch): string {
  const honoured = hotel.IsPromoCodeValid === true ? promoCode : null;
  return address(guestPaths.roomsAndRates(hotel.PropertyCode), {
    ...noCodes,
    ...stay,
    rooms,
    promoCode: honoured,
  });
}

/** With the campaign that led to the group: it is not stored here, and the hotel asks its guest for consent first. */
function address(path: string, link: Parameters<typeof formatSearchLink>[0]): string {
  return `${path}?${[formatSearchLink(link), campaignOf(addressOpened())].filter((part) => part !== '').join('&')}`;
}
