import { extraLineText } from '@portico/contract/texts/extra-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { countedUnits } from '@portico/contract/texts/unit-texts';
import { desktopQuery, useMedia } from '../../lib/media.ts';
import { AboutMoney } from '../../shared/hotel/about-money.tsx';
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
import { compactStay } from '../../shared/stay/stay-texts.ts';
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
  const { unit, currency, today } = useHotel();
  const isDesktop = useMedia(desktopQuery);
  if (isDesktop) {
    return (
      <SideColumn title="Your stay" foot={<Sum {...props} />}>
        <Stay {...props} />
        <VoucherPart voucher={voucher} />
      </SideColumn>
    );
  }
  const totalMinor = quoteOf(rooms).grossMinor;
  return (
    <section aria-label="Your stay" className={styles.folded}>
      <details>
        <summary className={styles.recap}>
          <span className={styles.recapStay}>
            <b>{compactStay(search.stay, today)}</b>{' '}
            <span className="small muted">
              {rooms.length === 0 ? countedUnits(search.rooms.length, unit) : roomNames(rooms)}
            </span>
          </span>{' '}
          {rooms.length > 0 && (
            <span className={styles.recapSum}>
              <b>{moneyText(totalMinor, currency)}</b>
              <AboutMoney minor={totalMinor} className="small muted" />
            </span>
          )}
        </summary>
        <Stay {...props} />
        <Sum {...props} />
      </details>
      <VoucherPart voucher={voucher} />
    </section>
  );
}

/** “The Boatshed × 2, The Harbour Room”. */
function roomNames(rooms: readonly ChosenRoom[]): string {
  const counts = new Map<string, number>();
  for (const { roomTypeName } of rooms) counts.set(roomTypeName, (counts.get(roomTypeName) ?? 0) + 1);
  return [...counts].map(([name, count]) => extraLineText(name, count)).join(', ');
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
