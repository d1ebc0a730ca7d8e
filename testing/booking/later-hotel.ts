import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { buildHotelFile, buildRatePlan, saver, type HotelFileOptions } from '../builders/hotel-file.ts';
import type { World } from '../world/world.ts';
import { approvedCard, buildBooking, buildFlexibleBooking } from './booking-body.ts';
import { whileNoCardIsSaved } from './while-no-card-is-saved.ts';

const later = [
  { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 60, daysBeforeArrival: 2 },
  { automaticPaymentType: 'DaysBeforeArrival' as const, percentageToCharge: 20, daysBeforeArrival: 1 },
];
const atOnce = { automaticPaymentType: 'AtTimeOfBooking' as const, percentageToCharge: 20 };

/**
 * A hotel with later charges. Flexible charges 60 % two days and 20 % one day before arrival, on 1 and 2 March 2027.
 * Saver charges its other 20 % at once.
 */
export function buildLaterHotel(options: HotelFileOptions = {}) {
  const ratePlans = [
    buildRatePlan({ payment: later }),
    buildRatePlan({ ...saver, payment: [atOnce, ...later] }),
  ];
  return buildHotelFile({ ratePlans, ...options });
}

/** 200.00 with a card that is only saved: 120.00 on 1 March, 40.00 on 2 March. */
export function buildCardKeepingBooking(expiry: { ExpiryMonth?: number; ExpiryYear?: number } = {}) {
  return buildFlexibleBooking({ CardDetails: { ...approvedCard, ...expiry }, PaymentType: 0 });
}

/** The same without a card. */
export function bookWithoutCard(world: World) {
  return whileNoCardIsSaved(world, () => world.book(buildFlexibleBooking()));
}

/** 160.00, 32.00 of it at once: 96.00 on 1 March, 32.00 on 2 March. */
export function buildPartPaidBooking(body: Partial<CreateRequestBody> = {}) {
  return buildBooking({ PaymentAmount: 32, ...body });
}
