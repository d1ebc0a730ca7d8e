import { fileFault, type FileFault } from './file-fault.ts';
import type { PromotionPart, PropertyFile } from './property-file.ts';

/** Promotions and offers whose dates run backwards, or that could never do anything. */
export function promotionFaults({ promotions, offers, ratePlans }: PropertyFile): FileFault[] {
  const unlisted = new Set(ratePlans.filter(({ isPublic }) => !isPublic).map(({ id }) => id));
  return [
    ...promotions.flatMap((promotion, index) => {
      const path = `promotions[${index}]`;
      const { firstNight, lastNight, bookFrom, bookUntil } = promotion;
      return [
        ...orderFaults(path, { firstNight, lastNight }),
        ...orderFaults(path, { bookFrom, bookUntil }),
        ...lengthFaults(path, promotion),
        ...idleFaults(path, promotion, unlisted),
      ];
    }),
    ...offers.flatMap(({ dateFrom, dateTo }, index) => orderFaults(`offers[${index}]`, { dateFrom, dateTo })),
  ];
}

/** Two dates under their names, the earlier first. */
function orderFaults(path: string, dates: Readonly<Record<string, string | undefined>>): FileFault[] {
  const [[from, first] = [], [to, last] = []] = Object.entries(dates);
  if (first === undefined || last === undefined || first <= last) return [];
  return [fileFault(`${path}.${to}`, `${first} or later, as ${from} says`, last)];
}

function lengthFaults(path: string, { minNights, maxNights }: PromotionPart): FileFault[] {
  if (minNights === undefined || maxNights === undefined || minNights <= maxNights) return [];
  return [fileFault(`${path}.maxNights`, `${minNights} or more, as minNights says`, maxNights)];
}

function idleFaults(
  path: string,
  { percentOff, ratePlans = [] }: PromotionPart,
  unlisted: ReadonlySet<number>,
): FileFault[] {
  if (percentOff > 0 || ratePlans.some((id) => unlisted.has(id))) return [];
  return [fileFault(`${path}.percentOff`, 'above 0, or ratePlans with one that is not public', percentOff)];
}
