import { shortDateText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { companyInvoiceOnly } from '@portico/contract/texts/payment-texts';
import type { Taxes } from '@portico/contract/wire/taxes';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueOfBooking } from '@portico/domain/payment/on-invoice';
import { Fragment, type ReactNode } from 'react';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { AboutLine } from '../hotel/about-money.tsx';
import { TaxLines } from './tax-lines.tsx';
import { WasNow } from './was-now.tsx';
import { numberedUnit } from '../stay/stay-texts.ts';
import { chosenExtras, dueOf, quoteOf, type ChosenRoom } from './chosen-room.ts';

interface StayLedgerProps {
  readonly rooms: readonly ChosenRoom[];
  /** The number of rooms searched; rooms without a choice are listed as such. */
  readonly roomCount: number;
  /** Shows each night of each room, while rooms are being chosen. */
  readonly withNights?: boolean;
  /** The links that change or remove a room. */
  readonly change?: (roomNumber: number) => ReactNode;
}

interface StaySumProps {
  readonly rooms: readonly ChosenRoom[];
  readonly roomCount: number;
  /** What is due when by the chosen payment method; omitted before one is chosen. */
  readonly due?: DueOfBooking | undefined;
  /** What a voucher pays, on a line of its own. */
  readonly voucher?: VoucherLine | undefined;
}

/** Label, dots, figure: the price of the stay so far, and when it is paid. */
export function StayLedger({ due, voucher, ...stay }: StayLedgerProps & StaySumProps) {
  return (
    <>
      <StayLines {...stay} />
      <StaySum rooms={stay.rooms} roomCount={stay.roomCount} due={due} voucher={voucher} />
    </>
  );
}

/** Each room with its rate and its extras. */
export function StayLines({ rooms, roomCount, withNights = false, change }: StayLedgerProps) {
  const { currency, unit } = useHotel();
  return (
    <Ledger>
      {Array.from({ length: roomCount }, (_, index) => {
        const roomNumber = index + 1;
        const room = rooms.find(({ item }) => item.roomNumber === roomNumber);
        const name = numberedUnit(roomNumber, unit);
        if (room === undefined) {
          return (
            <LedgerLine
              key={roomNumber}
              kind="head"
              label={name}
              value={
                <>
                  <span className="muted">to choose</span> {change?.(roomNumber)}
                </>
              }
            />
          );
        }
        return (
          <Fragment key={roomNumber}>
            <LedgerLine kind="head" label={`${name}, ${room.roomTypeName}`} value={change?.(roomNumber)} />
            {withNights &&
              room.offer.quote.nights.map(({ date, grossMinor }) => (
                <LedgerLine
                  key={date}
                  kind="sub"
                  label={shortDateText(date)}
                  value={moneyText(grossMinor, currency)}
                />
              ))}
            <LedgerLine
              label={room.offer.rate.RatePlanName}
              value={
                <>
                  <WasNow
                    wasMinor={room.offer.quote.originalGrossMinor}
                    nowMinor={room.offer.quote.grossMinor}
                    className="muted"
                  />
                  {moneyText(room.offer.quote.grossMinor, currency)}
                </>
              }
            />
            {room.offer.rate.Promotion !== null && (
              <LedgerLine kind="note" label={room.offer.rate.Promotion.Name} />
            )}
            {room.offer.plan.companyInvoice === 'only' && (
              <LedgerLine kind="note" label={companyInvoiceOnly} />
            )}
            {room.bedName !== null && <LedgerLine kind="note" label={room.bedName} />}
            {chosenExtras(room).map(({ id, words, grossMinor }) => (
              <LedgerLine key={id} label={words} value={moneyText(grossMinor, currency)} />
            ))}
          </Fragment>
        );
      })}
    </Ledger>
  );
}

/** Their total, and when it is paid. */
export function StaySum({ rooms, roomCount, due, voucher }: StaySumProps) {
  const { currency } = useHotel();
  const quote = quoteOf(rooms, voucher?.minor);
  const isWhole = rooms.length === roomCount;
  return (
    <Ledger>
      {rooms.length === 0 ? (
        <LedgerTotal label="Nothing chosen yet" value={null} />
      ) : (
        <>
          <LedgerTotal label={isWhole ? 'Total' : 'So far'} value={moneyText(quote.grossMinor, currency)} />
          <AboutLine minor={quote.grossMinor} />
          <DueLines taxes={quote} voucher={voucher} due={due ?? dueOf(rooms, quote)} currency={currency} />
        </>
      )}
    </Ledger>
  );
}

/** A voucher's name, and what it pays in minor units. */
interface VoucherLine {
  readonly label: string;
  readonly minor: number;
}

interface DueLinesProps {
  readonly taxes: Taxes;
  readonly voucher?: VoucherLine | undefined;
  readonly due: DueOfBooking;
  readonly currency: CurrencyCode;
}

/** The lines under a total: its taxes, the voucher's part, and when the rest is paid. */
function DueLines({ taxes, voucher, due, currency }: DueLinesProps) {
  return (
    <>
      <TaxLines taxes={taxes} currency={currency} />
      {voucher !== undefined && (
        <LedgerLine kind="positive" label={voucher.label} value={`−${moneyText(voucher.minor, currency)}`} />
      )}
      <LedgerLine label="To pay today" value={moneyText(due.nowMinor, currency)} />
      {due.later.map(({ date, minor }) => (
        <LedgerLine
          key={date}
          label={`To pay on ${shortDateText(date)}`}
          value={moneyText(minor, currency)}
        />
      ))}
      {due.onInvoiceMinor > 0 && (
        <LedgerLine label="On invoice" value={moneyText(due.onInvoiceMinor, currency)} />
      )}
      <LedgerLine label="To pay at the hotel" value={moneyText(due.atHotelMinor, currency)} />
    </>
  );
}
