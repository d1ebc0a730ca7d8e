import type { ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import type { WantedRoom } from '../opened/wanted-room.ts';

/** How many of each extra, by its id; what is not named is as it is booked. */
export type ChosenQuantities = Readonly<Record<string, number>>;

export function bookedQuantity({ Services }: ManagedRoom, id: number): number {
  return Services.find(({ ServiceId }) => ServiceId === id)?.Quantity ?? 0;
}

/** Those that are to be another number than they are booked. */
export function changedExtras(
  room: ManagedRoom,
  chosen: ChosenQuantities,
  ids: readonly NonNullable<WantedRoom['Services']>[number]['ServiceId'][],
): NonNullable<WantedRoom['Services']> {
  return ids.flatMap((id) => {
    const quantity = chosen[id] ?? bookedQuantity(room, id);
    return quantity === bookedQuantity(room, id) ? [] : [{ ServiceId: id, Quantity: quantity }];
  });
}

/** Why a booked extra is not changed here, or not to less; null where it is. */
export function fixedNote(room: ManagedRoom, id: number, mayBeEdited: boolean): string | null {
  if (bookedQuantity(room, id) === 0) return null;
  if (!mayBeEdited) return 'It is booked and cannot be changed here. Please call us about it.';
  return room.ChangeableUntil === null ? 'You can take more, but not less by now.' : null;
}
