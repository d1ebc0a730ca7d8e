import type { WireService } from '@portico/contract/calls/services';

type ExtraId = WireService['ServiceId'];

/** The quantity of each extra, by id; one not named stays as booked. */
export type ChosenQuantities = Readonly<Record<string, number>>;

/** A room's extras. */
export interface WithServices {
  readonly Services: readonly { readonly ServiceId: number; readonly Quantity: number }[];
}

export function bookedQuantity({ Services }: WithServices, id: number): number {
  return Services.find(({ ServiceId }) => ServiceId === id)?.Quantity ?? 0;
}

/** Extras whose quantity is to change. */
export function changedExtras(
  room: WithServices,
  chosen: ChosenQuantities,
  ids: readonly ExtraId[],
): { ServiceId: ExtraId; Quantity: number }[] {
  return ids.flatMap((id) => {
    const quantity = chosen[id] ?? bookedQuantity(room, id);
    return quantity === bookedQuantity(room, id) ? [] : [{ ServiceId: id, Quantity: quantity }];
  });
}
