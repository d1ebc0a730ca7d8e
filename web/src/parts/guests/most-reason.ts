import { adultsText, guestCountText } from '@portico/contract/texts/guest-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { OccupancyLimits } from '@portico/domain/occupancy/limits';
import type { GuestKind } from './guest-bounds.ts';

/** Why no more of a kind can be added: “One lodge takes 4 adults at most”. */
export function mostReason(kind: GuestKind, limits: OccupancyLimits, unit: UnitName): string {
  const counted =
    kind === 'adults'
      ? limits.adultMaximum === undefined
        ? undefined
        : adultsText(limits.adultMaximum)
      : limits.childMaximum === undefined
        ? undefined
        : `${limits.childMaximum} children and infants together`;
  const most = counted ?? (limits.maximum === undefined ? undefined : guestCountText(limits.maximum));
  if (most === undefined) return 'For a larger party, please contact us';
  return `One ${unit.singular} takes ${most} at most`;
}
