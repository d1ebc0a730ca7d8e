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

/** “2 adults, 2 children (aged 4 and 9)”: omits kinds with none, and ages that were not asked. */
export function guestsText({ adults, children, infants }: Guests, childAges: readonly number[] = []): string {
  const parts = [
    ...(adults > 0 ? [adultsText(adults)] : []),
    ...(children > 0 ? [counted(children, 'child', 'children') + agedText(childAges)] : []),
    ...(infants > 0 ? [counted(infants, 'infant')] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : guestCountText(0);
}

function agedText(ages: readonly number[]): string {
  const words = ages.map((age) => (age === 0 ? 'under 1' : String(age)));
  const last = words.pop();
  if (last === undefined) return '';
  return ` (aged ${words.length === 0 ? last : `${words.join(', ')} and ${last}`})`;
}
