import { cancellationLine } from '@portico/contract/texts/cancellation-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { companyInvoiceOnlyText } from '@portico/contract/texts/payment-texts';
import { paymentText } from '@portico/contract/texts/terms-texts';
import { unbroken } from '@portico/contract/texts/unbroken';
import type { Stay } from '@portico/domain/calendar/stay';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Tick } from '../../ui/tick.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { isArrivalClosed, localNow } from '../hotel/local-now.ts';
import { AboutMoney } from '../hotel/about-money.tsx';
import type { RateOffer } from './offers.ts';
import { CancellingTerms } from '../stay/cancelling-terms.tsx';
import styles from './rate-row.module.css';
import { capitalised } from '../stay/stay-texts.ts';
import { WasNow } from './was-now.tsx';

interface RateRowProps {
  readonly roomTypeName: string;
  readonly offer: RateOffer;
  readonly stay: Stay;
  /** By the link that led here. */
  readonly isNamed: boolean;
  readonly isChosen: boolean;
  /** What the whole stay comes to with it, gross, minor units; undefined: it is the whole stay. */
  readonly becomesMinor: number | undefined;
  /** A box to compare it by; undefined: there is nothing to compare it with. */
  readonly compared: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
  readonly onChoose: () => void;
}

/** One rate: cancelling, when you pay, what is included, price, always in this order. */
export function RateRow(props: RateRowProps) {
  const { roomTypeName, offer, stay, isNamed, isChosen, becomesMinor, compared, onChoose } = props;
  const hotel = useHotel();
  const { rate, plan, quote } = offer;
  const now = localNow(hotel);
  const [isOpen, setIsOpen] = useState(false);
  const termsId = useId();
  const terms = cancellationSteps(plan.cancellation, { ...quote, stay }, now);
  const isClosed = isArrivalClosed(hotel, stay.arrival);
  return (
    <li className={classNames(styles.rate, isChosen && styles.chosen)}>
      <h3 className={styles.name}>
        {rate.RatePlanName}
        {isNamed && (
          <>
            {' '}
            <Tag kind="accent">From your link</Tag>
          </>
        )}
        {rate.Promotion !== null && <span className={styles.promotion}> {rate.Promotion.Name}</span>}
      </h3>
      <p className={styles.fact}>
        <span className={styles.label}>Cancelling</span>{' '}
        <span>
          <CancellingLine words={unbroken(cancellationLine(terms))} />{' '}
          <button
            type="button"
            className={styles.all}
            aria-expanded={isOpen}
            aria-controls={termsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide terms' : 'All terms'}{' '}
            <span className="vh">
              of {rate.RatePlanName}, {roomTypeName}
            </span>
          </button>
        </span>
      </p>
      <div className={styles.terms} id={termsId} hidden={!isOpen}>
        {isOpen && <CancellingTerms rooms={[{ roomNumber: 1, roomTypeName: '', terms }]} />}
      </div>
      <p className={styles.fact}>
        <span className={styles.label}>When you pay</span>{' '}
        <span>{unbroken(whenPaid(offer, hotel.currency))}</span>
      </p>
      <p className={styles.fact}>
        <span className={styles.label}>Included</span>{' '}
        <span>{inclusions(rate.Inclusions, rate.Description)}</span>
      </p>
      <div className={styles.price}>
        <p>
          <WasNow
            wasMinor={quote.originalGrossMinor}
            nowMinor={quote.grossMinor}
            className={styles.average}
          />
          <span className={`${styles.sum} money`}>{moneyText(quote.grossMinor, hotel.currency)}</span>{' '}
          <AboutMoney minor={quote.grossMinor} className={styles.average} />
          <span className={styles.average}>{moneyText(quote.averageNightMinor, hotel.currency)} a night</span>
          {becomesMinor !== undefined && (
            <span className={styles.becomes}>stay {moneyText(becomesMinor, hotel.currency)}</span>
          )}
        </p>
        <Button
          variant={isChosen ? 'primary' : 'second'}
          size="small"
          aria-pressed={isChosen}
          disabled={isClosed}
          onClick={onChoose}
        >
          {isChosen ? (
            <>
              <Icon name="check" />
              Chosen
            </>
          ) : (
            'Choose'
          )}{' '}
          <span className="vh">
            {rate.RatePlanName}, {roomTypeName}
          </span>
        </Button>
      </div>
      {compared !== undefined && (
        <div className={styles.compare}>
          <Tick checked={compared.isOn} onChange={({ target }) => compared.onChange(target.checked)}>
            Compare <span className="vh">{rate.RatePlanName}</span>
          </Tick>
        </div>
      )}
    </li>
  );
}

/** The first step and the most expensive one; every step is listed behind it. */
export function CancellingLine({ words }: { words: string }) {
  if (!words.startsWith('Free')) return words;
  return (
    <>
      <span className={styles.good}>Free</span>
      {words.slice('Free'.length)}
    </>
  );
}

export function whenPaid({ plan, quote }: RateOffer, currency: CurrencyCode): string {
  return plan.companyInvoice === 'only'
    ? companyInvoiceOnlyText(moneyText(quote.grossMinor, currency))
    : paymentText(quote.due, currency);
}

function inclusions(list: readonly string[], description: string): string {
  return list.length === 0 ? description : capitalised(list.join('; '));
}
