import type { ChecklistItem } from '@portico/domain/journeys/pre-check-in-steps';
import { useCheckIn } from '../opened/check-in-context.ts';
import { itemAt } from '../opened/place.ts';
import { shownBooker, shownGuest } from '../opened/shown.ts';
import { BedsForm } from './beds-form.tsx';
import { BookerForm } from './booker-form.tsx';
import { CardForm } from './card-form.tsx';
import { ExtrasForm } from './extras-form.tsx';
import { GuestForm } from './guest-form.tsx';

/** What is asked in a row. */
export function RowForm({ item: row }: { item: ChecklistItem }) {
  const { reservation, draft } = useCheckIn();
  const item = itemAt(reservation, row);
  const booker = shownBooker(reservation, draft);
  if (row.step === 'payment-details') return <CardForm place={row} />;
  if (row.step === 'booker') return booker && <BookerForm place={row} booker={booker} />;
  if (item === undefined) return null;
  switch (row.step) {
    case 'room':
      return <BedsForm place={row} item={item} />;
    case 'guest': {
      const guestNumber = row.guestNumber ?? 1;
      const guest = shownGuest(item, guestNumber, draft);
      return guest && <GuestForm place={row} item={item} guestNumber={guestNumber} guest={guest} />;
    }
    case 'extras':
      return <ExtrasForm place={row} item={item} />;
  }
}
