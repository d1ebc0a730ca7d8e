/** The system of tables that comes along, as `RestaurantBookingServiceType` names it. */
export const ownTableSystem = 'Portico';

const known: readonly string[] = [ownTableSystem];

/** Whether pages can book at a system of tables; one that they do not know shows nothing. */
export function knowsTableSystem(type: string | null): boolean {
  return type !== null && known.includes(type);
}
