import { availabilityBadge } from '@portico/domain/availability/badge';
import type { RoomExtra } from '../../extras/room-extras.ts';

/** “3 left on these dates” from three on, “None left on these dates”; null where there is no need to say. */
export function extraLeftText({ left, quantity }: RoomExtra): string | null {
  if (left === null) return null;
  if (left === 0) return quantity > 0 ? null : 'None left on these dates';
  return availabilityBadge(left) === undefined ? null : `${left} left on these dates`;
}
