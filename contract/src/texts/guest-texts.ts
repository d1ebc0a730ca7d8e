import type { Guests } from '@portico/domain/occupancy/guests';
import { counted } from './counted.ts';

/** “1 adult”, “2 adults”. */
export function adultsText(count: number): string {
  return counted(count, 'adult');
}

/** “1 guest”, “3 guests”. */
export function guestCountText(count: number): string {
  return counted(count, 'guest');
}

/** “1 night”, “3 nights”. */
export function nightsText(count: number): string {
  return counted(count, 'night');
}

/** “2 adults, 1 child”: omits kinds with none. */
export function guestsText({ adults, children, infants }: Guests): string {
  const parts = [
    ...(adults > 0 ? [adultsText(adults)] : []),
    ...(children > 0 ? [counted(children, 'child', 'children')] : []),
    ...(infants > 0 ? [counted(infants, 'infant')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : guestCountText(0);
}
