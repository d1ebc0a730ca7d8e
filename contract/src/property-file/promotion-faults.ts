import { faultIf, orderFaults, type FileFault } from './file-fault.ts';
import type { PropertyFile } from './property-file.ts';

/** Promotions and offers with reversed dates, or without any effect. */
export function promotionFaults({ promotions, offers, ratePlans }: PropertyFile): FileFault[] {
  const unlisted = new Set(ratePlans.filter(({ isPublic }) => !isPublic).map(({ id }) => id));
  return [
    ...promotions.flatMap((promotion, index) => {
      const path = `promotions[${index}]`;
      const { firstNight, lastNight, bookFrom, bookUntil, minNights, maxNights, percentOff } = promotion;
      const isIdle = percentOff === 0 && !promotion.ratePlans?.some((id) => unlisted.has(id));
      return [
        ...orderFaults(path, { firstNight, lastNight }),
        ...orderFaults(path, { bookFrom, bookUntil }),
        ...orderFaults(path, { minNights, maxNights }),
        ...faultIf(
          isIdle,
          `${path}.percentOff`,
          'above 0, or ratePlans with one that is not public',
          percentOff,
        ),
      ];
    }),
    ...offers.flatMap(({ dateFrom, dateTo }, index) => orderFaults(`offers[${index}]`, { dateFrom, dateTo })),
  ];
}
