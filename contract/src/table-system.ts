/** The system of tables that comes along, as `RestaurantBookingServiceType` names it. */
export const ownTableSystem = 'Portico';
