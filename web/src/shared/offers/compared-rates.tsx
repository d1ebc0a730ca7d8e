import { cancellationLine } from '@portico/contract/texts/cancellation-texts';
import { guestsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { unbroken } from '@portico/contract/texts/unbroken';
import { extraFromWire } from '@portico/contract/wire/extra';
import { nightsOf } from '@portico/domain/calendar/stay';
import type { Guests } from '@portico/domain/occupancy/guests';
import { withBreakfast } from '@portico/domain/pricing/compared-rates';
import { cancellationSteps } from '@portico/domain/reservation/cancellation-steps';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useHotel } from '../hotel/hotel-context.ts';
import { localNow } from '../hotel/local-now.ts';
import { capitalised, nightsInWords } from '../stay/stay-texts.ts';
import styles from './compared-rates.module.css';
import { extrasQuery, type StayWithCodes } from './extras-query.ts';
import type { RateOffer } from './offers.ts';
import { CancellingLine, whenPaid } from './rate-row.tsx';
import { extraGross } from './room-extras.ts';

type Two<Item> = readonly [Item, Item];

interface ComparedRatesProps {
  readonly roomTypeId: number;
  readonly rates: Two<RateOffer>;
  readonly guests: Guests;
  readonly search: StayWithCodes;
  readonly onChoose: (offer: RateOffer) => void;
  readonly onClose: () => void;
}

/**
 * Two rates of a room in one table, with the sum that compares them: where one includes breakfast, the other with the
 * hotel's breakfast on every day. Rule: docs/pricing.md, "Two rates compared".
 */
export function ComparedRates({ roomTypeId, rates, guests, search, onChoose, onClose }: ComparedRatesProps) {
  const hotel = useHotel();
  const headingId = useId();
  const breakfasts = useBreakfasts(roomTypeId, rates, guests, search);
  const now = localNow(hotel);
  const { stay } = search;
  const termsOf = ({ plan, quote }: RateOffer) =>
    unbroken(cancellationLine(cancellationSteps(plan.cancellation, { ...quote, stay }, now)));
  const rows: readonly (readonly [label: string, of: (offer: RateOffer, at: 0 | 1) => ReactNode])[] = [
    ['If plans change', (offer) => <CancellingLine words={termsOf(offer)} />],
    ['Changing the booking', ({ rate }) => (rate.Policy.AllowEdit ? 'Possible' : 'Not possible')],
    ['Today and later', (offer) => unbroken(whenPaid(offer, hotel.currency))],
    ...(breakfasts === null
      ? []
      : [
          [
            `Breakfast for ${guestsText(guests)}`,
            (_offer: RateOffer, at: 0 | 1) => breakfastText(breakfasts[at]),
          ] as const,
        ]),
  ];
  const breakfastText = (minor: number | null) =>
    minor === null ? 'Included' : `${moneyText(minor, hotel.currency)} if you have it every day`;

  return (
    <section className={styles.compared} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h3 id={headingId}>The two side by side</h3>
        <TextButton onClick={onClose}>Close</TextButton>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {rates.map(({ rate }) => (
              <th key={rate.RatePlanId} scope="col">
                {rate.RatePlanName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{of(rates[0], 0)}</td>
              <td>{of(rates[1], 1)}</td>
            </tr>
          ))}
          <tr className={styles.sums}>
            <th scope="row">{capitalised(nightsInWords(nightsOf(stay)))}</th>
            {rates.map((offer, at) => (
              <td key={offer.plan.id}>
                {moneyText(offer.quote.grossMinor, hotel.currency)}
                <small>
                  {moneyText(offer.quote.averageNightMinor, hotel.currency)} a night
                  {breakfasts !== null && (
                    <HonestSum rates={rates} breakfasts={breakfasts} at={at === 0 ? 0 : 1} />
                  )}
                </small>
              </td>
            ))}
          </tr>
          <tr className={styles.choices}>
            <th scope="row">
              <span className="vh">Choose</span>
            </th>
            {rates.map((offer) => (
              <td key={offer.plan.id}>
                <Button size="small" variant="second" onClick={() => onChoose(offer)}>
                  Choose <span className="vh">{offer.rate.RatePlanName}</span>
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

interface HonestSumProps {
  readonly rates: Two<RateOffer>;
  readonly breakfasts: Breakfasts;
  readonly at: 0 | 1;
}

/** With breakfast on every day, and by how much it is then below or above the other rate. */
function HonestSum({ rates, breakfasts, at }: HonestSumProps) {
  const { currency } = useHotel();
  const rateAt = (index: 0 | 1) => ({
    grossMinor: rates[index].quote.grossMinor,
    breakfastMinor: breakfasts[index],
  });
  const sum = withBreakfast(rateAt(at), rateAt(at === 0 ? 1 : 0));
  if (sum === null) return null;
  const { wholeMinor, lessMinor } = sum;
  const words =
    lessMinor === 0
      ? 'the same'
      : `${moneyText(Math.abs(lessMinor), currency)} ${lessMinor > 0 ? 'less' : 'more'}`;
  return (
    <>
      <br />
      {moneyText(wholeMinor, currency)} with breakfasts: {words}
    </>
  );
}

/** What breakfast on every day costs at each rate, gross, minor units; null: it is included. */
type Breakfasts = Two<number | null>;

/** Null unless exactly one of the rates includes breakfast and the hotel sells it with the other. */
function useBreakfasts(
  roomTypeId: number,
  rates: Two<RateOffer>,
  guests: Guests,
  search: StayWithCodes,
): Breakfasts | null {
  const hotel = useHotel();
  const [first, second] = rates;
  const isNeeded = first.rate.IncludesBreakfast !== second.rate.IncludesBreakfast;
  const without = first.rate.IncludesBreakfast ? second : first;
  const { data } = useQuery({
    ...extrasQuery(hotel, search, { roomTypeId, ratePlanId: without.plan.id }),
    enabled: isNeeded,
  });
  const breakfast = data?.Services.find(({ IsBreakfast }) => IsBreakfast);
  if (!isNeeded || breakfast === undefined) return null;
  const minor = extraGross({ hotel, search }, extraFromWire(breakfast, hotel.currency), guests, 1);
  return without === first ? [minor, null] : [null, minor];
}
