import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { buildExtrasHotel } from '../booking/extras-hotel.ts';
import {
  buildExtra,
  buildGiftVoucher,
  buildPromotion,
  buildRatePlan,
  FIRST_NIGHT,
  sauna,
  saver,
} from '../builders/hotel-file.ts';

/** The nights on sale: so few that guests compete for them. */
export const NIGHTS = 10;
/** Charges a part at once and the rest before arrival. */
export const DEPOSIT = 23;

const always = { from: FIRST_NIGHT, to: '2027-03-10' };
const half = { daysBefore: 12, at: '18:00', charge: { fee: 'Percent' as const, value: 50 } };
const atOnce = (percentageToCharge: number) => ({
  automaticPaymentType: 'AtTimeOfBooking' as const,
  percentageToCharge,
});
const later = {
  automaticPaymentType: 'DaysBeforeArrival' as const,
  percentageToCharge: 70,
  daysBeforeArrival: 5,
};
const terms = { cancellation: { entries: [half], noShow: { fee: 'Full' as const } } };

/**
 * Three rooms of two types, breakfast for four rooms and one sauna a day, a promotion for three bookings and a voucher
 * of 120.00. Rate plans are paid at the hotel, at once, or in two parts. Cancelling costs half from twelve days before
 * arrival.
 */
export function randomHotel(id: number): PropertyFile {
  return buildExtrasHotel({
    property: { id, code: `seed-${id}` },
    settings: { maxNumberOfRoomsOnBooking: 9, giftVouchers: { name: 'Quay gift' } },
    ratePlans: [
      buildRatePlan(terms),
      buildRatePlan({ ...saver, ...terms, payment: [atOnce(100)] }),
      buildRatePlan({ ...saver, ...terms, id: DEPOSIT, code: 'PART', payment: [atOnce(30), later] }),
    ],
    allotments: [{ ...always, rooms: 3 }],
    extras: [buildExtra({ chargePerPerson: false, inventory: [{ ...always, units: 4 }] }), sauna],
    promotions: [buildPromotion({ most: 3 })],
    giftVouchers: [buildGiftVoucher({ code: 'GIFT-120', balance: 120 })],
  });
}
