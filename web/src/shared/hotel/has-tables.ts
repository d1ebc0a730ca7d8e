import { ownTableSystem } from '@portico/contract/table-system';
import type { Hotel } from './hotel.ts';

/** Whether restaurant tables can be booked here: the hotel has restaurants, and this build can book them. */
export function hasTables({ config }: Pick<Hotel, 'config'>): boolean {
  return config.RestaurantBookingServiceActive && config.RestaurantBookingServiceType === ownTableSystem;
}
