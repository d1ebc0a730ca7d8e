import type { HotelDirectory } from '../../core/hotel/hotel-directory.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import type { TablePlace, TablePort } from '../../core/tables/table-port.ts';
import type { Clock } from '../../platform/clock/clock.ts';

export interface TableDeps {
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
  /** The systems of tables that this server was built with. */
  readonly tables: readonly TablePort[];
}

/** The system that a hotel names; undefined where this server has none such. */
export function tablesOf({ tables }: TableDeps, { definition }: Hotel): TablePort | undefined {
  return tables.find(({ type }) => type === definition.settings.tableService);
}

/** A restaurant of a hotel with the system that books its tables; undefined where there is none. */
export async function findPlace(
  deps: TableDeps,
  propertyId: number,
  restaurantId: number,
): Promise<(TablePlace & { readonly port: TablePort }) | undefined> {
  const hotel = await deps.hotels.find(propertyId);
  const restaurant = hotel && [...hotel.restaurants.values()].find(({ rules }) => rules.id === restaurantId);
  const port = hotel && tablesOf(deps, hotel);
  return hotel && restaurant && port && { hotel, restaurant, port };
}
