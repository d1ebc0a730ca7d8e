import { countedUnits } from '@portico/contract/texts/unit-texts';
import { useBooking } from '../booking/booking-context.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ReplaceBasketDialogProps {
  open: boolean;
  onReplace: () => void;
  onKeep: () => void;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
}

/** A new search asks before it empties a filled basket. */
export function ReplaceBasketDialog({ open, onReplace, onKeep, onClose }: ReplaceBasketDialogProps) {
  const { unit } = useHotel();
  const { items } = useBooking().booking;
  return (
    <Dialog open={open} onClose={onClose} title="Start again with this search?" phone="dialog">
      <p>
        You have chosen {countedUnits(items.length, unit)} for your earlier search. A new search lets go of
        that choice.
      </p>
      <div className="actions" style={{ marginTop: 'var(--s5)' }}>
        <Button variant="second" onClick={onKeep}>
          Keep my choice
        </Button>
        <Button variant="second" onClick={onReplace}>
          Search again
        </Button>
      </div>
    </Dialog>
  );
}
