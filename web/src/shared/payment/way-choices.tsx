import { providerWays } from '@portico/contract/providers/provider-ways';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { paymentLabel } from '@portico/contract/texts/payment-texts';
import { remainingToPay } from '@portico/domain/payment/on-invoice';
import { isProviderWay, type PaymentType } from '@portico/domain/payment/payment-methods';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Choice, Choices } from '../../ui/choices.tsx';
import { acceptedBrands, brandMarkText } from './card-form/card-types.ts';
import { useHotel } from '../hotel/hotel-context.ts';
import type { Hotel } from '../hotel/hotel.ts';
import { capitalised } from '../stay/stay-texts.ts';
import styles from './paying.module.css';
import type { Wallet } from './offered-wallet.ts';
import { typesCard, type Payment } from './required-payment.ts';

interface WayChoicesProps {
  readonly payment: Payment;
  readonly wallet: Wallet | null;
  readonly onChoose: (type: PaymentType | null) => void;
}

/** The payment methods, when there are several: one is always selected. */
export function WayChoices({ payment, wallet, onChoose }: WayChoicesProps) {
  const hotel = useHotel();
  const ways = payment.ways.map((type) => ({ type, ...wayTexts(type, { payment, wallet, hotel }) }));
  const isShared = (title: string) => ways.filter((way) => way.title === title).length > 1;
  return (
    <div className={styles.ways}>
      <Choices legend="How would you like to pay?" legendHidden>
        {ways.map(({ type, title, who, happens }) => (
          <Choice
            key={type}
            name="payment-type"
            value={type ?? ''}
            title={
              <>
                {title} {isShared(title) && <span className="vh">{who}</span>}
              </>
            }
            sub={
              <>
                {who !== '' && <b className={styles.who}>{capitalised(who)}: </b>}
                {happens}
              </>
            }
            end={typesCard(type) && <CardMarks wallet={type === 'card' ? wallet : null} />}
            checked={type === payment.type}
            onChange={() => onChoose(type)}
          />
        ))}
      </Choices>
    </div>
  );
}

/** Visual only; the name and the line below state the same. */
function CardMarks({ wallet }: { wallet: Wallet | null }) {
  return (
    <span className={styles.marks} aria-hidden="true">
      {wallet !== null && <BrandMark>{wallet}</BrandMark>}
      {acceptedBrands(useHotel()).map((brand) => (
        <BrandMark key={brand}>{brandMarkText(brand, cardBrandText(brand))}</BrandMark>
      ))}
    </span>
  );
}

/** A payment method as a guest chooses it: its name, and what happens then. */
interface WayTexts {
  readonly title: string;
  /** The recipient, when it is not the hotel: distinguishes methods of the same name. */
  readonly who: string;
  readonly happens: string;
}

interface WayFacts extends Pick<WayChoicesProps, 'payment' | 'wallet'> {
  readonly hotel: Hotel;
}

function wayTexts(type: PaymentType | null, { payment, wallet, hotel }: WayFacts): WayTexts {
  const { dueByPolicy, voucherMinor } = payment;
  const sum = (minor: number) => moneyText(minor, hotel.currency);
  const now = sum(dueByPolicy.nowMinor);
  const isElsewhere = hotel.cardEntry === 'on-its-page';
  if (isProviderWay(type))
    return online(`On the page of ${providerWays[type].name}, our payment provider: ${now} now.`);
  switch (type) {
    case 'card':
      return online(
        `By ${wallet === null ? '' : `${wallet} or `}card${isElsewhere ? ', on the page of our payment provider' : ''}: ${now} now.`,
      );
    case 'store-card':
      return online(
        `Your card is kept${dueByPolicy.later.length > 0 ? '' : ' as guarantee'}${isElsewhere ? ', by our payment provider' : ''}. Nothing is charged now.`,
      );
    case 'individual-invoice':
      return {
        title: paymentLabel(type),
        who: 'to you',
        happens: `${sum(remainingToPay(dueByPolicy))} in one invoice. Nothing is taken now.`,
      };
    case 'company-invoice':
      return {
        title: paymentLabel(type),
        who: 'to your company',
        happens: 'we ask for the company and a PO number. Nothing is taken now.',
      };
    case 'voucher':
      return {
        title: 'Pay by voucher',
        who: '',
        happens: `${sum(voucherMinor)} is taken from your gift voucher.`,
      };
    case null:
      return {
        title: dueByPolicy.atHotelMinor > 0 ? 'Pay at the hotel' : 'Pay later',
        who: '',
        happens: 'Nothing is taken now.',
      };
  }
}

function online(happens: string): WayTexts {
  return { title: paymentLabel('card'), who: '', happens };
}
