import type { Guests } from '@portico/domain/occupancy/guests';

/** “1 adult”, “2 adults”. */
export function adultsText(count: number): string {
  return `${count} ${count === 1 ? 'adult' : 'adults'}`;
}

/** “1 child”, “2 children”. */
function childrenText(count: number): string {
  return `${count} ${count === 1 ? 'child' : 'children'}`;
}

/** “1 infant”, “2 infants”. */
function infantsText(count: number): string {
  return `${count} ${count === 1 ? 'infant' : 'infants'}`;
}

/** “1 guest”, “3 guests”. */
export function guestCountText(count: number): string {
  return `${count} ${count === 1 ? 'guest' : 'guests'}`;
}

/** “1 night”, “3 nights”. */
export function nightsText(count: number): string {
  return `${count} ${count === 1 ? 'night' : 'nights'}`;
}

/** “2 adults, 1 child”: kinds without anyone are left out. */
export function guestsText({ adults, children, infants }: Guests): string {
  const parts = [
    ...(adults > 0 ? [adultsText(adults)] : []),
    ...(children > 0 ? [childrenText(children)] : []),
    ...(infants > 0 ? [infantsText(infants)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : guestCountText(0);
}
