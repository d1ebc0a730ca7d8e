import { useHotel } from '../../parts/hotel/hotel-context.ts';
import type { ChosenRoom } from '../../parts/ledger/chosen-room.ts';
import { StayLedger } from '../../parts/ledger/stay-ledger.tsx';
import type { ValidSearch } from '../../parts/searching/search.ts';
import { voucherMinor } from '../../parts/vouchers/voucher-check.ts';
import type { Voucher } from '../../parts/vouchers/use-voucher.ts';
import { VoucherPart } from '../../parts/vouchers/voucher-part.tsx';
import { voucherLabel } from '../../parts/vouchers/voucher-words.ts';
import { StayDates } from '../../parts/stay/stay-dates.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './checkout.module.css';

interface CheckoutAsideProps {
  readonly rooms: readonly ChosenRoom[];
  readonly search: ValidSearch;
  readonly voucher: Voucher;
  /** Where they are chosen: another document. */
  readonly urls: { readonly rooms: string; readonly extras: string };
}

/** What is being booked, beside the form. */
export function CheckoutAside({ rooms, search, voucher, urls }: CheckoutAsideProps) {
  const hotel = useHotel();
  const { check } = voucher;
  const hasExtras = rooms.some(({ item }) => item.extras.length > 0);
  return (
    <section aria-labelledby="your-stay">
      <h2 className="h3" id="your-stay">
        Your stay
      </h2>
      <div className={styles.dates}>
        <StayDates stay={search.stay} />
      </div>
      <StayLedger
        rooms={rooms}
        roomCount={search.rooms.length}
        voucher={
          check.kind === 'money' ? { label: voucherLabel(check.code), minor: voucherMinor(check) } : undefined
        }
      />
      <p className={styles.change}>
        <TextLink href={urls.rooms}>Change {hotel.unit.plural}</TextLink>
        {hasExtras && <TextLink href={urls.extras}>Change extras</TextLink>}
      </p>
      <VoucherPart voucher={voucher} />
    </section>
  );
}
