import type { ConfirmationResponse, ConfirmedRoom } from '@portico/contract/calls/reservation-read';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { extraLineText } from '@portico/contract/texts/extra-texts';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { onInvoiceTo } from '@portico/contract/texts/payment-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { taxesFromWire } from '@portico/contract/wire/taxes';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { Receipt } from '../../ui/receipt.tsx';
import { AboutLine } from '../hotel/about-money.tsx';
import { momentText } from '../hotel/clock-text.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import { HotelMark } from '../hotel/hotel-mark.tsx';
import { localNow } from '../hotel/local-now.ts';
import { TaxLines } from '../offers/tax-lines.tsx';
import { WasNow } from '../offers/was-now.tsx';
import { voucherLabel } from '../offers/voucher-texts.ts';
import { stayOfRoom } from './booked-texts.ts';

type Payment = ConfirmationResponse['Payments'][number];

/** What was bought, what is paid, and what is still to pay, when and where. */
export function BookingReceipt({ booked }: { booked: ConfirmationResponse }) {
  const hotel = useHotel();
  const today = localNow(hotel).date;
  // Of several, the last one saved, as the hotel charges it.
  const stored = booked.CreditCards.at(-1);
  const money = (amount: number) => moneyText(fromWireAmount(amount, hotel.currency), hotel.currency);
  return (
    <Receipt title="Receipt" sub={momentText(booked.BookedAt, hotel)} mark={<HotelMark />}>
      <Ledger>
        {booked.Rooms.map((room) => (
          <ReceiptRoom key={room.ReservationItemId} room={room} />
        ))}
        <LedgerTotal label="Total" value={money(booked.TotalCost)} />
        <AboutLine minor={fromWireAmount(booked.TotalCost, hotel.currency)} />
        <TaxLines taxes={taxesFromWire(booked, hotel.currency)} currency={hotel.currency} />
        {booked.HopGiftVoucherCode !== null && booked.HopGiftDiscountAmount > 0 && (
          <LedgerLine
            kind="positive"
            label={voucherLabel(booked.HopGiftVoucherCode)}
            value={`−${money(booked.HopGiftDiscountAmount)}`}
          />
        )}
        {booked.Payments.map((payment, index) => (
          <LedgerLine
            // Two may have the same card and day.
            key={index}
            kind="positive"
            label={paidLabel(payment, today)}
            value={money(payment.Amount)}
          />
        ))}
        {booked.PaidAtHotel > 0 && (
          <LedgerLine kind="positive" label="Paid at the hotel" value={money(booked.PaidAtHotel)} />
        )}
        {booked.Payments.length === 0 && stored !== undefined && !booked.IsCancelled && (
          <LedgerLine kind="note" label={`Kept as guarantee: ${cardText(stored)}. Nothing is charged now.`} />
        )}
        {booked.DueLater.map(({ Date: date, Amount }) => (
          <LedgerLine key={date} label={`To pay on ${shortDateText(date)}`} value={money(Amount)} />
        ))}
        {booked.DueOnInvoice > 0 && (
          <LedgerLine label={onInvoiceTo(booked.Company?.Name ?? null)} value={money(booked.DueOnInvoice)} />
        )}
        {booked.Company !== null && <LedgerLine kind="note" label={`PO number ${booked.Company.PONumber}`} />}
        <LedgerLine label="To pay at the hotel" value={money(booked.DueAtHotel)} />
      </Ledger>
    </Receipt>
  );
}

/** “Paid today, Visa ending 8918”. */
function paidLabel({ Card, Date: date }: Payment, today: LocalDate): string {
  const when = date === today ? 'Paid today' : 'Paid';
  return Card === null ? when : `${when}, ${cardText(Card)}`;
}

function cardText(card: ConfirmationResponse['CreditCards'][number]): string {
  return `${card.Name} ending ${card.LastFour}`;
}

/** A room as it was sold, or its cancellation fee, with its price before a promotion, and a line for each extra. */
function ReceiptRoom({ room }: { room: ConfirmedRoom }) {
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
