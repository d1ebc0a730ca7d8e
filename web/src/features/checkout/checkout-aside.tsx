import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { countedUnits } from '@portico/contract/texts/unit-texts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { stayDatesLine } from '../../parts/calendar/stay-line.ts';
import { useHotel } from '../../parts/hotel/hotel-context.ts';
import { quoteOf, type ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { StayLines, StaySum } from '../../parts/ledger/stay-ledger.tsx';
import type { ValidSearch } from '../../parts/searching/search.ts';
import type { Payment } from '../../parts/paying/payment-asked.ts';
import { voucherMinor } from '../../parts/vouchers/voucher-check.ts';
import type { Voucher } from '../../parts/vouchers/use-voucher.ts';
import { VoucherPart } from '../../parts/vouchers/voucher-part.tsx';
import { voucherLabel } from '../../parts/vouchers/voucher-texts.ts';
import { StayDates } from '../../parts/stay/stay-dates.tsx';
import { SideColumn } from '../../ui/side-column.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './checkout.module.css';
import type { ChoosingUrls } from './choosing-urls.ts';

interface CheckoutAsideProps {
  readonly rooms: readonly ChosenRoom[];
  readonly search: ValidSearch;
  readonly payment: Payment;
  readonly voucher: Voucher;
  /** Where they are chosen: another document. */
  readonly urls: ChoosingUrls;
}

/** What is being booked: beside the form, or folded up before it on a phone. */
export function CheckoutAside(props: CheckoutAsideProps) {
  const { rooms, search, voucher } = props;
  const { unit, currency } = useHotel();
  const isDesktop = useMedia(desktopQuery);
  if (isDesktop) {
    return (
      <SideColumn title="Your stay" foot={<Sum {...props} />}>
        <Stay {...props} />
        <VoucherPart voucher={voucher} />
      </SideColumn>
    );
  }
  const nights = nightsText(nightsOf(search.stay));
  const total = moneyText(quoteOf(rooms).grossMinor, currency);
  return (
    <section aria-label="Your stay" className={styles.folded}>
      <details>
        <summary className={styles.recap}>
          <span className={styles.recapSum}>
            {nights}, {countedUnits(search.rooms.length, unit)} ·{' '}
            <span className={styles.whole}>{total}</span>
          </span>
          <span className="small muted">{stayDatesLine(search.stay)}</span>
        </summary>
        <Stay {...props} />
        <Sum {...props} />
      </details>
      <VoucherPart voucher={voucher} />
    </section>
  );
}

function Stay({ rooms, search, urls }: CheckoutAsideProps) {
  const hotel = useHotel();
  const hasExtras = rooms.some(({ item }) => item.extras.length > 0);
  return (
    <>
      <div className={styles.dates}>
        <StayDates stay={search.stay} />
      </div>
      <StayLines rooms={rooms} roomCount={search.rooms.length} />
      <p className={styles.change}>
        <TextLink href={urls.rooms}>Change {hotel.unit.plural}</TextLink>
        {urls.extras !== null && (
          <TextLink href={urls.extras}>{hasExtras ? 'Change extras' : 'Add extras'}</TextLink>
        )}
      </p>
    </>
  );
}

function Sum({ rooms, search, payment, voucher: { check } }: CheckoutAsideProps) {
  return (
    <StaySum
      rooms={rooms}
      roomCount={search.rooms.length}
      due={payment.due}
      voucher={
        check.kind === 'money' ? { label: voucherLabel(check.code), minor: voucherMinor(check) } : undefined
      }
    />
  );
}
