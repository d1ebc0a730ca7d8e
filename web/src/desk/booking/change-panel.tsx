import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Tick } from '../../ui/tick.tsx';
import { errorOf } from '../lib/form-errors.ts';
import { ActPanel, SumsThen, type PanelProps } from './act-panel.tsx';
import type { Booking } from './booking-texts.ts';
import type { RoomChange, Rooms, RoomToChange } from './use-room-change.ts';

/** What every panel that changes a booking is given. */
export interface RoomsPanelProps extends Omit<PanelProps, 'roomNumber'> {
  readonly rooms: Rooms;
  /** The room it was opened for, or the first. */
  readonly room: RoomToChange;
}

interface ChangePanelProps {
  readonly booking: Booking;
  readonly change: RoomChange;
  readonly title: string;
  readonly sub?: ReactNode;
  /** The plate without the cost. */
  readonly verb?: string;
  readonly onClose: (said: string | null) => void;
  readonly children: ReactNode;
}

/** The frame of every change of a booking’s rooms: what is asked of each, what it costs, and the press. */
export function ChangePanel({
  booking,
  change,
  title,
  sub,
  verb = 'Change',
  onClose,
  children,
}: ChangePanelProps) {
  const { choices, choose, then, cost, error } = change;
  const guest = booking.booker.firstName || 'the guest';
  return (
    <ActPanel
      title={title}
      sub={sub}
      plate={cost === undefined ? verb : `${verb}: ${cost}`}
      isBusy={change.isBusy}
      error={error}
      onPress={() => change.press((done) => onClose(`Changed: ${done}.`))}
      onClose={() => onClose(null)}
    >
      {children}
      {change.asksToWaive && (
        <Tick
          checked={choices.areStayRulesWaived}
          onChange={({ target }) => choose({ areStayRulesWaived: target.checked })}
        >
          Sell although a stay rule says no
        </Tick>
      )}
      {change.asksToGiveBack && (
        <Tick
          checked={choices.isGivenBack}
          onChange={({ target }) => choose({ isGivenBack: target.checked })}
        >
          Give back now what was paid too much
        </Tick>
      )}
      <Field
        label={`Why, in words ${guest} will read`}
        optional={!choices.areStayRulesWaived}
        error={errorOf(error, 'reason')}
      >
        <TextArea
          value={choices.reason}
          maxLength={500}
          onChange={({ target }) => choose({ reason: target.value })}
        />
      </Field>
      <Tick checked={choices.isGuestTold} onChange={({ target }) => choose({ isGuestTold: target.checked })}>
        Write to {guest}
      </Tick>
      {then?.lostPromotions.map((name) => (
        <p key={name}>{name} no longer applies.</p>
      ))}
      <SumsThen booking={booking} then={then} />
    </ActPanel>
  );
}
