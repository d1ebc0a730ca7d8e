import type { PayByLinkResponse } from '@portico/contract/calls/pay-by-link';
import { dayAndMonthText, shortDateText } from '@portico/contract/texts/date-texts';
import { dotted } from '@portico/contract/texts/dotted';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { Ledger, LedgerLine, LedgerTotal } from '../../ui/ledger.tsx';
import { chargedLaterText } from './pay-texts.ts';
import { useMoney } from './use-money.ts';

/** For which stay a card is kept, and when what is charged to it. */
export function CardForBooking({ booking }: { booking: NonNullable<PayByLinkResponse['Booking']> }) {
  const { today } = useHotel();
  const money = useMoney();
  const { DateFrom, DateTo, PropertyRoomNames, DueLater, DueAtHotel } = booking;
  return (
    <>
      <p className="lead">
        We keep the card for your arrival on {dayAndMonthText(DateFrom, today)}.{' '}
        {chargedLaterText(booking, money)}
      </p>
      <p className="small muted">
        {dotted(...PropertyRoomNames, `${shortDateText(DateFrom)} to ${shortDateText(DateTo)}`)}
      </p>
      <Ledger big>
        {DueLater.map(({ Date: date, Amount }) => (
          <LedgerLine key={date} label={`To pay on ${shortDateText(date)}`} value={money(Amount)} />
        ))}
        {DueAtHotel > 0 && <LedgerLine label="To pay at the hotel" value={money(DueAtHotel)} />}
        <LedgerTotal label="To pay now" value={money(0)} />
      </Ledger>
    </>
  );
}
