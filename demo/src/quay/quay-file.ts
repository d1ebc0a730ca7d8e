import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { horizonFrom } from '../horizon.ts';
import { quayAllotments } from './allotments.ts';
import { quayBreakfast, quayPrices } from './prices.ts';
import { flexibleBreakfast, flexibleRoomOnly, paidNow, threeTides } from './rate-plans.ts';
import { quayRoomTypes } from './room-types.ts';
import { quayRules } from './rules.ts';
import { quayProperty, quaySettings } from './words.ts';

/**
 * The Quay House, Whitstable, with its nights from `today` (local to the property) to 36 months on. A night that two
 * days' files both hold is the same in both.
 */
export function quayFile(today: LocalDate): PropertyFileInput {
  const horizon = horizonFrom(today);
  const breakfast = quayBreakfast(horizon);
  const flexible = quayPrices(horizon, 'flexible');
  return {
    property: quayProperty,
    settings: quaySettings,
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
    ],
    allotments: quayAllotments(horizon),
  };
}
