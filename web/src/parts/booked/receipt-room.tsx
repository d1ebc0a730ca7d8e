import type { ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { extraLineText } from '@portico/contract/texts/extra-texts';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useHotel } from '../hotel/hotel-context.ts';
import { WasNow } from '../rates/was-now.tsx';
import { LedgerLine } from '../../ui/ledger.tsx';
import { stayOfRoom } from './booked-texts.ts';

/** A room as it was sold, or what cancelling it cost, with its price before a promotion, and a line for each of its extras. */
export function ReceiptRoom({ room }: { room: ConfirmedRoom }) {
  const { currency } = useHotel();
  const minor = (amount: number) => fromWireAmount(amount, currency);
  if (room.IsCancelled) {
    return (
      <LedgerLine
        label={`${room.RoomTypeName}, cancelled`}
        value={moneyText(minor(room.CancellationFee), currency)}
      />
    );
  }
  return (
    <>
      <LedgerLine
        label={`${room.RoomTypeName}, ${unbroken(nightsText(nightsOf(stayOfRoom(room))))}`}
        value={
          <>
            <WasNow
              wasMinor={minor(room.TotalRoomCost)}
              nowMinor={minor(room.TotalDiscountedRoomCost)}
              className="muted"
            />
            {moneyText(minor(room.TotalDiscountedRoomCost), currency)}
          </>
        }
      />
      {room.Services.map(({ ServiceId, ServiceName, Quantity, TotalCost }) => (
        <LedgerLine
          key={ServiceId}
          label={extraLineText(ServiceName, Quantity)}
          value={moneyText(minor(TotalCost), currency)}
        />
      ))}
    </>
  );
}
