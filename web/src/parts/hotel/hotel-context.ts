import { createContext, use } from 'react';
import type { Hotel } from './hotel.ts';
import type { Owner } from './owner.ts';

export const OwnerContext = createContext<Hotel | null>(null);

/** The hotel of this document. Throws where it is of no hotel. */
export function useHotel(): Hotel {
  const owner = use(OwnerContext);
  if (owner === null) throw new Error('useHotel in a document of no hotel');
  return owner;
}

/** The hotel or group of this document. Throws outside of its provider. */
export function useOwner(): Owner {
  const owner = use(OwnerContext);
  if (owner === null) throw new Error('useOwner outside of OwnerContext');
  return owner;
}
