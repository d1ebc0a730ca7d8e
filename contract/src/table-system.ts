/** The built-in table system, as named by `RestaurantBookingServiceType`; pages know no other. */
export const ownTableSystem = 'Portico';
