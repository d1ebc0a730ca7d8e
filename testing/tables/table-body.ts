import type { TableCreateBody } from '@portico/contract/calls/restaurant-booking';
import { buildHotelFile, buildRestaurant, PROPERTY } from '../builders/hotel-file.ts';

/** The test hotel with a restaurant. */
export const buildTableHotel = () => buildHotelFile({ restaurants: [buildRestaurant()] });

/** Two guests at 19:30 on Monday 15 March 2027. */
export const tableBody = {
  PropertyId: Number(PROPERTY),
  RestaurantId: 1,
  RestaurantName: 'The Oyster Room',
  VisitDate: '2027-03-15',
  VisitTime: '19:30',
  PartySize: 2,
  SpecialRequests: null,
  IsReservation: false,
  Identifier: 'a-word-of-this-browser',
  PromotionId: null,
  Email: 'ada@example.com',
  ContactNumber: '+44 7700 900123',
  IsLeaveTimeRequired: false,
} as const satisfies TableCreateBody;
