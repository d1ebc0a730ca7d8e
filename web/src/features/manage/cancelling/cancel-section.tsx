import type { ManagedReservation, ManagedRoom } from '@portico/contract/calls/parts/managed-reservation';
import { unbroken } from '@portico/contract/texts/unbroken';
import { isFixedCost } from '@portico/domain/reservation/cancellation-steps';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { getJson } from '../../../lib/api.ts';
import { standingRooms } from '../../../shared/booked/booked-texts.ts';
import { roomName } from '../../../shared/booked/room-name.ts';
import { termsOfRoom } from '../../../shared/booked/terms-of-room.ts';
import { amountText, goesBackText, refundParts } from '../../../shared/booked/change-quote/money-texts.ts';
import { useHotel } from '../../../shared/hotel/hotel-context.ts';
import type { Hotel } from '../../../shared/hotel/hotel.ts';
import { SubmitProgress } from '../../../shared/submitting/submit-progress.tsx';
import { formProgress } from '../../../shared/submitting/submit-texts.ts';
import { CancellingTerms } from '../../../shared/stay/cancelling-terms.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextButton } from '../../../ui/text-button.tsx';
import { useBooked } from '../opened/managed-context.ts';
import styles from './cancel-section.module.css';
import { cancelledThings, cancelText, type CancelledThing, costOf } from './cancelled-thing.ts';
import { useCancel } from './use-cancel.ts';

/** What cancelling costs, now and later, and the buttons that request it; absent when nothing can be cancelled. */
export function CancelSection() {
  const hotel = useHotel();
  const booking = useBooked();
  const [thingToCancel, setThingToCancel] = useState<CancelledThing | null>(null);
  const things = cancelledThings(booking);
  if (things.length === 0) return null;
  const rooms = standingRooms(booking).map((room) => termsOfRoom(room, hotel));
  const isCostFixed = booking.CanBeCancelled && rooms.every(({ terms }) => isFixedCost(terms));
  return (
    <section className={styles.section} aria-labelledby="cancel">
      <h2 className="h3" id="cancel">
        Cancel
      </h2>
      {booking.CanBeCancelled && (
        <p className={isCostFixed ? 'small' : 'small no-print'}>
          {unbroken(costText(booking.Cancelling, booking, hotel))}
          {isCostFixed && ' It costs the same later, and if you do not come.'}
        </p>
      )}
      {!isCostFixed && <CancellingTerms rooms={rooms} />}
      <div className={styles.buttons}>
        {things.map((thing) => {
          const text = cancelText(thing, hotel.unit);
          return (
            <Button
              key={text}
              variant="second"
              size="small"
              block
              aria-haspopup="dialog"
              onClick={() => setThingToCancel(thing)}
            >
              {text}
            </Button>
          );
        })}
      </div>
      {thingToCancel !== null && (
        <CancelDialog thing={thingToCancel} onClose={() => setThingToCancel(null)} />
      )}
    </section>
  );
}

/** The confirmation before cancelling: the cost, the reason, and then the action. Esc and Back keep the booking. */
function CancelDialog({ thing, onClose }: { thing: CancelledThing; onClose: () => void }) {
  const hotel = useHotel();
  const { data } = useReasons();
  const { cancel, state } = useCancel(onClose);
  const [reasonId, setReasonId] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const act = cancelText(thing, hotel.unit);
  const keep = () => {
    if (state === 'idle') onClose();
  };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const lacksReason = data?.isRequired === true && reasonId === null;
    setIsMissing(lacksReason);
    if (lacksReason) document.getElementById('reason')?.focus();
    else cancel({ thing, reasonId });
  }

  return (
    <Dialog open onClose={keep} title={`${act}?`}>
      <form noValidate onSubmit={submit}>
        <p className={styles.cost}>{unbroken(costText(costOf(thing), thing.booking, hotel))}</p>
        {data !== undefined && data.reasons.length > 0 && (
          <Field
            id="reason"
            label="Reason"
            required={data.isRequired}
            optional={!data.isRequired}
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
              {data.reasons.map(({ Id, Name }) => (
                <option key={Id} value={Id}>
                  {Name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div className={`actions ${styles.actions}`}>
          <Button type="submit" variant="danger" busy={state !== 'idle'}>
            {act}
          </Button>
          <TextButton onClick={keep}>
            {thing.of === 'room'
              ? `Keep ${roomName(thing.room, thing.booking, hotel.unit)}`
              : 'Keep my booking'}
          </TextButton>
        </div>
        <SubmitProgress state={state} words={formProgress('cancelling')} />
      </form>
    </Dialog>
  );
}

/** The hotel's reasons, and whether it requires one; undefined until they are loaded. */
function useReasons() {
  const { code } = useHotel();
  return useQuery({
    queryKey: ['reasons', code],
    queryFn: async ({ signal }) => {
      const [config, reasons] = await Promise.all([
        getJson('/api/ManageBooking/Config/:id', {}, { signal, params: { id: code } }),
        getJson('/api/StaticData/:id/CancellationReasons', {}, { signal, params: { id: code } }),
      ]);
      return { reasons, isRequired: config.CancellationReasonRequired };
    },
    staleTime: Infinity,
  });
}

/**
 * What cancelling costs now and where refunds go: “Cancelling now costs nothing. £224.40 goes back to Visa ending 8918
 * and £20.00 to gift voucher ending HG-1.”, “Cancelling now costs £390.00. Nothing of what was paid comes back.”
 */
function costText(
  { CostNow, RefundTo, RefundToVoucher, OwedThen }: ManagedRoom['Cancelling'],
  { HopGiftVoucherCode: voucher, Paid }: ManagedReservation,
  { currency }: Hotel,
): string {
  const parts = refundParts({ toCards: RefundTo, toVoucher: RefundToVoucher }, { voucher, currency });
  return [
    `Cancelling now costs ${CostNow === 0 ? 'nothing' : amountText(CostNow, currency)}.`,
    ...(parts.length > 0 ? [`${goesBackText(parts, currency)}.`] : []),
    ...(parts.length === 0 && Paid > 0 && CostNow > 0 ? ['Nothing of what was paid comes back.'] : []),
    ...(OwedThen > 0 ? [`${amountText(OwedThen, currency)} is then still to be paid.`] : []),
  ].join(' ');
}
