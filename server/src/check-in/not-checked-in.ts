import type { NothingToCheckIn } from '@portico/contract/texts/pre-check-in-texts';

/** Why Save and Preview refuse; Get answers the same with a panel. */
export function notCheckedIn(
  why: NothingToCheckIn,
): 'link.invalid' | 'pre-check-in.off' | 'change.cancelled' | 'change.arrived' {
  switch (why) {
    case 'invalid':
      return 'link.invalid';
    case 'off':
      return 'pre-check-in.off';
    case 'cancelled':
      return 'change.cancelled';
    case 'arrived':
    case 'over':
      return 'change.arrived';
  }
}
