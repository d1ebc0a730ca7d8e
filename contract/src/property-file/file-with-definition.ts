import type { LocalDate } from '@portico/domain/calendar/local-date';
import * as z from 'zod';
import type { PropertyFile } from './property-file.ts';

const plansSchema = z.array(z.looseObject({ id: z.int() }));
const extrasSchema = z.array(
  z.looseObject({ id: z.int(), isLimited: z.boolean(), inventory: z.array(z.unknown()).default([]) }),
);

/**
 * A file with another definition: its nights, prices, units and vouchers stay, but for units that an extra is drafted
 * with; `file` undefined: there are none. A rate plan that the file does not have is not on sale on any night. The
 * result is unchecked: `readPropertyFile` lists its faults.
 */
export function fileWithDefinition(
  file: PropertyFile | undefined,
  definition: object,
  today: LocalDate,
): object {
  const plans = plansSchema.parse(Reflect.get(definition, 'ratePlans'));
  const extras = extrasSchema.parse(Reflect.get(definition, 'extras'));
  const oneDay = { from: today, to: today };
  return {
    allotments: [{ ...oneDay, rooms: 0 }],
    ...file,
    ...definition,
    ratePlans: plans.map((plan) => ({
      ...plan,
      seasons: file?.ratePlans.find(({ id }) => id === plan.id)?.seasons ?? [{ ...oneDay, open: false }],
    })),
    extras: extras.map(({ isLimited, inventory, ...extra }) => ({
      ...extra,
      ...(isLimited && {
        // Later entries win.
        inventory: [
          ...(file?.extras.find(({ id }) => id === extra.id)?.inventory ?? [{ ...oneDay, units: 0 }]),
          ...inventory,
        ],
      }),
    })),
  };
}
