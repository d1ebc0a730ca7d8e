import type { FoundProperty } from '@portico/contract/calls/group-search';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { countedUnits } from '@portico/contract/texts/unit-texts';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { useGroup } from '../../shared/hotel/hotel-context.ts';
import { WasNowIn } from '../../shared/offers/was-now.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { GroupSearch } from './group-search.ts';
import styles from './hotel-card.module.css';

interface HotelPriceProps {
  readonly found: FoundProperty;
  readonly search: GroupSearch;
  /** Another hotel of the group accepts the code: then this one states that it does not. */
  readonly isCodeOfSome: boolean;
}

/** “From £372.00 for 3 nights, 2 rooms”, in the hotel's own currency with its VAT, and whether the code is included. */
export function HotelPrice({ found, search, isCodeOfSome }: HotelPriceProps) {
  const { unit } = useGroup();
  const { Currency, TotalCost, OriginalTotalCost, IsPromoCodeValid } = found;
  const { stay, rooms, promoCode } = search;
  if (TotalCost === null) return null;
  const nowMinor = fromWireAmount(TotalCost, Currency);
  const wasMinor = OriginalTotalCost === null ? nowMinor : fromWireAmount(OriginalTotalCost, Currency);
  const several = rooms.length > 1 ? `, ${countedUnits(rooms.length, unit)}` : '';
  return (
    <>
      <p className={`small ${styles.price}`}>
        From <WasNowIn wasMinor={wasMinor} nowMinor={nowMinor} currency={Currency} />
        <span className="money">{moneyText(nowMinor, Currency)}</span> for {nightsText(nightsOf(stay))}
        {several}
      </p>
      {promoCode !== null && IsPromoCodeValid === true && (
        <p className={`small ${styles.code}`}>
          <Icon name="check" /> With {promoCode}
        </p>
      )}
      {promoCode !== null && IsPromoCodeValid === false && isCodeOfSome && (
        <p className="small muted">{promoCode} does not count here</p>
      )}
    </>
  );
}
