import { createContext, use } from 'react';
import type { Group } from './group.ts';
import type { Hotel } from './hotel.ts';

export const OwnerContext = createContext<Hotel | Group | null>(null);

/** The hotel or group of this document. Throws outside its provider. */
export function useOwner(): Hotel | Group {
  const owner = use(OwnerContext);
  if (owner === null) throw new Error('useOwner outside of OwnerContext');
  return owner;
}

/** The hotel of this document. Throws in a group's. */
export function useHotel(): Hotel {
  const owner = useOwner();
  if (owner.of !== 'hotel') throw new Error('useHotel in the document of a group');
  return owner;
}

/** The group of this document. Throws in a hotel's. */
export function useGroup(): Group {
  const owner = useOwner();
  if (owner.of !== 'group') throw new Error('useGroup in the document of a hotel');
  return owner;
}
