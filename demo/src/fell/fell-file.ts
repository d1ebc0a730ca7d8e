import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { horizonFrom } from '../horizon.ts';
import { fellAllotments } from './allotments.ts';
import { fellExtras } from './extras.ts';
import { fellBookingIncentives, fellOffers, fellPromotions } from './offers.ts';
import { fellPrices } from './prices.ts';
import { fellWeek, flexible, paidNow } from './rate-plans.ts';
import { fellRestaurants } from './restaurants.ts';
import { fellRoomTypes } from './room-types.ts';
import { fellRules, fellWeekRules, paidNowRules } from './rules.ts';
import { fellProperty, fellSettings } from './texts.ts';

/**
 * Fellside Lodges, Borrowdale, with its nights from `today` (local to the property) to 36 months on; prices are
 * without VAT. A night that two days' files both hold is the same in both.
 */
export function fellFile(today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  const rules = fellRules(horizon);
  return {
    property: fellProperty,
    settings: fellSettings,
    offers: fellOffers(today),
    bookingIncentives: fellBookingIncentives,
    roomTypes: fellRoomTypes,
    ratePlans: [
      { ...flexible, seasons: [...fellPrices(horizon, 'flexible'), ...rules] },
      { ...paidNow, seasons: [...fellPrices(horizon, 'paidNow'), ...rules, ...paidNowRules(horizon)] },
      { ...fellWeek, seasons: [...fellPrices(horizon, 'fellWeek'), ...rules, ...fellWeekRules(horizon)] },
    ],
    promotions: fellPromotions(today),
    extras: fellExtras(horizon),
    restaurants: fellRestaurants(horizon),
    allotments: fellAllotments(horizon),
  };
}
