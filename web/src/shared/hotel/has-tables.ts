import { ownTableSystem } from '@portico/contract/table-system';
import type { Hotel } from './hotel.ts';

/** Whether restaurant tables can be booked here: the hotel has restaurants, and these pages know what books them. */
export function hasTables({ config }: Pick<Hotel, 'config'>): boolean {
  return config.RestaurantBookingServiceActive && config.RestaurantBookingServiceType === ownTableSystem;
}
