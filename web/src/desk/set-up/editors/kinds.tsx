import type { ReactNode } from 'react';
import { RoomPreview } from '../room-preview.tsx';
import { RoomTypeFields } from './room-type-fields.tsx';

/** How one kind of part is edited. */
export interface Kind {
  /** In the list of parts. */
  readonly group: string;
  readonly saveText: string;
  readonly Fields: () => ReactNode;
  readonly beside?: (value: unknown) => ReactNode;
  /** Of an entry of a list: how a new one begins, and what the link to it says. */
  readonly made?: { readonly text: string; readonly start: object };
  readonly isRemovable?: boolean;
}

/** By the part, or by the list that the part is an entry of. */
export const kinds: Readonly<Record<string, Kind>> = {
  roomTypes: {
    group: 'Rooms',
    saveText: 'Save the room',
    Fields: RoomTypeFields,
    beside: (value) => <RoomPreview value={value} />,
    made: {
      text: 'New kind of room',
      start: {
        name: '',
        description: '',
        occupancy: { maximum: 2, adultMaximum: 2 },
        images: [],
        facilities: [],
      },
    },
  },
};

/** The kind of a part: `roomTypes` of `roomTypes.11`. */
export function kindOf(part: string): Kind | undefined {
  return kinds[part.replace(/\..*$/, '')];
}
