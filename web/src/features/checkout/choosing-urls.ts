import { guestPaths } from '@portico/contract/paths';
import type { BookingItem } from '../../parts/booking/booking.ts';

/** Where rooms and extras are chosen again: another document. Extras: of the first room that has some. */
export function choosingUrls(propertyCode: string, searchLink: string, items: readonly BookingItem[]) {
  const rooms = `${guestPaths.roomsAndRates(propertyCode)}?${searchLink}`;
  const roomNumber = items.find(({ extras }) => extras.length > 0)?.roomNumber ?? 1;
  return { rooms, extras: `${rooms}&step=extras&unit=${roomNumber}` };
}
