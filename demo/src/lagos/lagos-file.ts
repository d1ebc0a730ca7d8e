import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { horizonFrom } from '../horizon.ts';
import { lagosAllotments } from './allotments.ts';
import { lagosExtras } from './extras.ts';
import { lagosBookingIncentives, lagosOffers, lagosPromotions } from './offers.ts';
import { lagosPrices } from './prices.ts';
import { flexible, longWeekend, paidNow, twoParts } from './rate-plans.ts';
import { lagosRoomTypes } from './room-types.ts';
import { lagosRules, longWeekendRules } from './rules.ts';
import { lagosProperty, lagosSettings } from './texts.ts';

/**
 * Marina Court, Lagos, with its nights from `today` (local to the property) to 36 months on; prices hold 7.5 % VAT. It
 * is paid for by the regional provider. A night that two days' files both hold is the same in both.
 */
export function lagosFile(today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  const rules = lagosRules(horizon);
  return {
    property: lagosProperty,
    settings: lagosSettings,
    offers: lagosOffers,
    bookingIncentives: lagosBookingIncentives,
    roomTypes: lagosRoomTypes,
    ratePlans: [
      { ...flexible, seasons: [...lagosPrices(horizon, 'flexible'), ...rules] },
      { ...paidNow, seasons: [...lagosPrices(horizon, 'paidNow'), ...rules] },
      { ...twoParts, seasons: [...lagosPrices(horizon, 'twoParts'), ...rules] },
      {
        ...longWeekend,
        seasons: [...lagosPrices(horizon, 'longWeekend'), ...rules, ...longWeekendRules(horizon)],
      },
    ],
    promotions: lagosPromotions,
    extras: lagosExtras(horizon),
    allotments: lagosAllotments(horizon),
  };
}
