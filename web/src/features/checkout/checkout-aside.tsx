import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { countedUnits } from '@portico/contract/texts/unit-texts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { stayDatesLine } from '../../shared/calendar/stay-line.ts';
import { useHotel } from '../../shared/hotel/hotel-context.ts';
import { quoteOf, type ChosenRoom } from '../../shared/offers/chosen-room.ts';
import { StayLines, StaySum } from '../../shared/offers/stay-ledger.tsx';
import type { ValidSearch } from '../../shared/search/search.ts';
import type { Payment } from '../../shared/payment/required-payment.ts';
import { voucherMinor } from '../../shared/offers/voucher-check.ts';
import type { Voucher } from '../../shared/offers/use-voucher.ts';
import { VoucherPart } from '../../shared/offers/voucher-part.tsx';
import { voucherLabel } from '../../shared/offers/voucher-texts.ts';
import { StayDates } from '../../shared/stay/stay-dates.tsx';
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

/** The booking's contents: beside the form, or collapsed above it on a phone. */
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
