import { useState, type SubmitEvent } from 'react';
import { useHotel } from '../../../parts/hotel/hotel-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { unbroken } from '@portico/contract/texts/unbroken';
import { roomName } from '../../../parts/booked/room-name.ts';
import { SendingProgress } from '../../../parts/hotel/sending-progress.tsx';
import styles from './cancel-section.module.css';
import { cancelText, costOf, type CancelledThing } from './cancelled-thing.ts';
import { costText } from './cost-text.ts';
import { useCancel } from './use-cancel.ts';
import { useReasons } from './use-reasons.ts';

/** The last question before something is cancelled: what it costs, why, and then the act. Esc and Back keep it. */
export function CancelDialog({ thing, onClose }: { thing: CancelledThing; onClose: () => void }) {
  const hotel = useHotel();
  const { data: asked } = useReasons();
  const { cancel, isCancelling } = useCancel(onClose);
  const [reasonId, setReasonId] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const act = cancelText(thing, hotel.unit);
  const keep = () => {
    if (!isCancelling) onClose();
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const lacksReason = asked?.isRequired === true && reasonId === null;
    setIsMissing(lacksReason);
    if (lacksReason) document.getElementById('reason')?.focus();
    else void cancel(thing, reasonId);
  }

  return (
    <Dialog open onClose={keep} title={`${act}?`}>
      <form noValidate onSubmit={submit}>
        <p className={styles.cost}>{unbroken(costText(costOf(thing), thing.booking, hotel))}</p>
        {asked !== undefined && asked.reasons.length > 0 && (
          <Field
            id="reason"
            label="Reason"
            required={asked.isRequired}
            optional={!asked.isRequired}
            error={isMissing ? 'Choose a reason' : undefined}
          >
            <Select
              value={reasonId ?? ''}
              onChange={({ target }) => {
                setIsMissing(false);
                setReasonId(target.value === '' ? null : Number(target.value));
              }}
            >
              <option value="">Choose a reason</option>
              {asked.reasons.map(({ Id, Name }) => (
                <option key={Id} value={Id}>
                  {Name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className={`actions ${styles.actions}`}>
          <Button type="submit" variant="danger" busy={isCancelling}>
            {act}
          </Button>
          <TextButton onClick={keep}>
            {thing.of === 'room'
              ? `Keep ${roomName(thing.room, thing.booking, hotel.unit)}`
              : 'Keep my booking'}
          </TextButton>
        </div>
        <SendingProgress doing="cancelling" isSending={isCancelling} />
      </form>
    </Dialog>
  );
}
