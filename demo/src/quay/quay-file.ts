import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { horizonFrom } from '../horizon.ts';
import { quayAllotments } from './allotments.ts';
import { quayExtras } from './extras.ts';
import { quayBookingIncentives, quayGiftVouchers, quayOffers } from './offers.ts';
import { quayCompanies, quayInvoiceSettings } from './invoices.ts';
import { quayBreakfast, quayPrices } from './prices.ts';
import { quayPromotions } from './promotions.ts';
import {
  corporate,
  flexibleBreakfast,
  flexibleRoomOnly,
  keyholders,
  paidNow,
  threeTides,
} from './rate-plans.ts';
import { quayLocations, quayRoomTypes } from './room-types.ts';
import { quayRestaurants } from './restaurants.ts';
import { quayRules } from './rules.ts';
import { quayExchangeRates, quayProperty, quaySettings } from './texts.ts';

/**
 * The Quay House, Whitstable, with its nights from `today` (local to the property) to 36 months on. A night that two
 * days' files both hold is the same in both.
 */
export function quayFile(today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  const breakfast = quayBreakfast(horizon);
  const flexible = quayPrices(horizon, 'flexible');
  return {
    property: { ...quayProperty, exchangeRates: quayExchangeRates(today) },
    settings: { ...quaySettings, ...quayInvoiceSettings },
    locations: quayLocations,
    offers: quayOffers,
    bookingIncentives: quayBookingIncentives,
    roomTypes: quayRoomTypes,
    ratePlans: [
      {
        ...flexibleBreakfast,
        seasons: [...flexible, ...breakfast, ...quayRules(horizon, flexibleBreakfast)],
      },
      { ...flexibleRoomOnly, seasons: [...flexible, ...quayRules(horizon, flexibleRoomOnly)] },
      { ...paidNow, seasons: [...quayPrices(horizon, 'paidNow'), ...quayRules(horizon, paidNow)] },
      {
        ...threeTides,
        seasons: [...quayPrices(horizon, 'threeTides'), ...breakfast, ...quayRules(horizon, threeTides)],
      },
      {
        ...keyholders,
        seasons: [...quayPrices(horizon, 'threeTides'), ...breakfast, ...quayRules(horizon, keyholders)],
      },
      {
        ...corporate,
        seasons: [...quayPrices(horizon, 'threeTides'), ...breakfast, ...quayRules(horizon, corporate)],
      },
    ],
    promotions: quayPromotions(today),
    extras: quayExtras(horizon),
    giftVouchers: quayGiftVouchers,
    companies: quayCompanies,
    restaurants: quayRestaurants(horizon),
    allotments: quayAllotments(horizon),
  };
}
