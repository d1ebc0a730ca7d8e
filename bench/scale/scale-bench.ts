import type { Table } from '../table.ts';
import { bookingsOfAHotel } from './bookings-of-a-hotel.ts';
import { hotelsOfAGroup } from './hotels-of-a-group.ts';
import { hotelsOfAServer } from './hotels-of-a-server.ts';

/** What each call costs as the hotels of a group, the hotels of a server and the bookings of a hotel grow. */
export async function scaleBench(isShort: boolean): Promise<Table[]> {
  const groups = await hotelsOfAGroup(isShort ? [10, 100] : [10, 100, 500]);
  const hotels = await hotelsOfAServer(isShort ? [1, 30, 100] : [1, 100, 300, 1_000]);
  return [...groups, ...hotels, ...(await bookingsOfAHotel(isShort))];
}
