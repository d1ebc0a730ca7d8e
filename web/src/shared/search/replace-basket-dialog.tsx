import { countedUnits } from '@portico/contract/texts/unit-texts';
import { useBooking } from '../stay/booking-context.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { useShowRooms } from './use-show-rooms.ts';

/** Asks before a new search empties a filled basket; closing it decides nothing. */
export function ReplaceBasketDialog({ going }: { going: ReturnType<typeof useShowRooms> }) {
  const { unit } = useHotel();
  const { items } = useBooking().booking;
  return (
    <Dialog
      open={going.isConfirming}
      onClose={going.stay}
      title="Start again with this search?"
      phone="dialog"
    >
      <p>
        You have chosen {countedUnits(items.length, unit)} for your earlier search. A new search lets go of
        that choice.
      </p>
      <div className="actions" style={{ marginTop: 'var(--s5)' }}>
        <Button variant="second" onClick={going.keepBasket}>
          Keep my choice
        </Button>
        <Button variant="second" onClick={going.replaceBasket}>
          Search again
        </Button>
      </div>
    </Dialog>
  );
}
