import type { WireService } from '@portico/contract/calls/services';

type ExtraId = WireService['ServiceId'];

/** How many of each extra, by its id; what is not named is as it is booked. */
export type ChosenQuantities = Readonly<Record<string, number>>;

/** What a room has. */
export interface WithServices {
  readonly Services: readonly { readonly ServiceId: number; readonly Quantity: number }[];
}

export function bookedQuantity({ Services }: WithServices, id: number): number {
  return Services.find(({ ServiceId }) => ServiceId === id)?.Quantity ?? 0;
}

/** Those that are to be another number than they are booked. */
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
