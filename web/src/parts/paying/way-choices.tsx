import type { PaymentType } from '@portico/domain/payment/payment-methods';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { Choice, Choices } from '../../ui/choices.tsx';
import { acceptedBrands, brandMarkText } from '../card-form/card-types.ts';
import { cardBrandText } from '@portico/contract/texts/card-texts';
import { useHotel } from '../hotel/hotel-context.ts';
import { typesCard, type Payment } from './payment-asked.ts';
import { capitalised } from '../stay/stay-texts.ts';
import styles from './paying.module.css';
import { wayTexts } from './way-texts.ts';

interface WayChoicesProps {
  readonly payment: Payment;
  readonly onChoose: (type: PaymentType | null) => void;
}

/** The ways to pay, where there is more than one: one of them is always chosen. */
export function WayChoices({ payment, onChoose }: WayChoicesProps) {
  const hotel = useHotel();
  const ways = payment.ways.map((type) => ({ type, ...wayTexts(type, payment, hotel) }));
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
            end={typesCard(type) && <CardMarks />}
            checked={type === payment.type}
            onChange={() => onChoose(type)}
          />
        ))}
      </Choices>
    </div>
  );
}

/** What the eye looks for; the name and the line below say the same. */
function CardMarks() {
  return (
    <span className={styles.marks} aria-hidden="true">
      {acceptedBrands(useHotel()).map((brand) => (
        <BrandMark key={brand}>{brandMarkText(brand, cardBrandText(brand))}</BrandMark>
      ))}
    </span>
  );
}
