import { useState } from 'react';
import { readShared, writeShared } from '../../lib/shared-store.ts';
import { deskHotel } from '../lib/desk-document.ts';

/** The room types that show only their rooms, remembered in this browser. */
export function useFolded() {
  const key = `portico.desk.folded.${deskHotel().code}`;
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () => new Set(readShared(key)?.match(/\d+/g)?.map(Number)),
  );
  return {
    folded,
    /** Folds a room type, or opens it again. */
    toggle: (roomTypeId: number) => {
      const next = new Set(folded);
      if (!next.delete(roomTypeId)) next.add(roomTypeId);
      setFolded(next);
      writeShared(key, next.size === 0 ? null : [...next].join(','));
    },
  };
}
