import { desktopQuery, useMedia } from '../../lib/media.ts';
import { useBooking } from '../../parts/booking/booking-context.ts';
import { useAccount } from '../../parts/login/use-account.ts';
import { chosenRooms, quoteOf } from '../../parts/ledger/chosen-room.ts';
import { currentBooking } from '../../parts/offers/basket-check.ts';
import { BasketNews } from '../../parts/offers/basket-news.tsx';
import type { OfferFacts } from '../../parts/offers/offers.ts';
import { Trail } from '../../parts/stay-steps/trail/trail.tsx';
import { useVoucher } from '../../parts/vouchers/use-voucher.ts';
import { paymentOf } from '../../parts/paying/payment-asked.ts';
import { voucherMinor } from '../../parts/vouchers/voucher-check.ts';
import type { AttemptNews } from '../../parts/paying/attempt-news.ts';
import { CheckoutAside } from './checkout-aside.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { BackToRooms } from './checkout-states.tsx';
import styles from './checkout.module.css';
import { choosingUrls, stepUrl } from './choosing-urls.ts';
import { canCheckOut } from './can-check-out.ts';
import { wireRooms } from './attempt/create-body.ts';
import { useRemedies } from './attempt/use-remedies.ts';

interface CheckoutProps {
  readonly facts: OfferFacts;
  /** Of an attempt that ended on the status page. */
  readonly firstNews: AttemptNews | null;
  readonly onConfirmed: (confirmationToken: string) => void;
  readonly onStale: () => Promise<boolean>;
}

/** The form beside its ledger; a way back to the rooms instead, when one of them is gone or lacks its guest. */
export function Checkout({ facts, firstNews, onConfirmed, onStale }: CheckoutProps) {
  const { hotel, search } = facts;
  const isDesktop = useMedia(desktopQuery);
  const { booking } = useBooking();
  const { booking: current, news } = currentBooking(facts, booking);
  const rooms = chosenRooms(facts, current.items);
  const isWhole = canCheckOut(facts, current);
  const voucher = useVoucher({
    rooms: isWhole ? wireRooms(rooms, search, hotel) : [],
    promoCode: search.promoCode,
    ratePlanCode: search.ratePlanCode,
  });
  const onRefused = useRemedies({ search, voucher, onStale });
  const urls = choosingUrls(facts, search.link, current.items);
  const quote = quoteOf(rooms, voucherMinor(voucher.check));
  const payment = paymentOf(hotel, rooms, quote, booking.booker, useAccount());
  const aside = (
    <CheckoutAside rooms={rooms} search={search} payment={payment} voucher={voucher} urls={urls} />
  );
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.trail}>
        <Trail
          facts={facts}
          current="checkout"
          isElsewhere
          urlOf={(step) => stepUrl(step, urls, current.items)}
        />
      </div>
      <div className="split">
        <div>
          <h1 className={styles.heading}>Your booking</h1>
          <div className={styles.notices}>
            <BasketNews news={news} />
          </div>
          {!isDesktop && aside}
          {isWhole ? (
            <CheckoutForm
              search={search}
              rooms={rooms}
              quote={quote}
              payment={payment}
              voucher={voucher.check}
              urls={urls}
              firstNews={firstNews}
              onConfirmed={onConfirmed}
              onRefused={onRefused}
            />
          ) : (
            <BackToRooms href={urls.rooms} />
          )}
        </div>
        {isDesktop && <aside>{aside}</aside>}
      </div>
    </main>
  );
}
