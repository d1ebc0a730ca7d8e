/** The system of tables that comes along, as `RestaurantBookingServiceType` names it; pages know no other. */
export const ownTableSystem = 'Portico';
