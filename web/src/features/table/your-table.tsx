import type { WireRestaurant, WireTableTime } from '@portico/contract/calls/restaurant-booking';
import { shortDateText } from '@portico/contract/texts/date-texts';
import { cancelBeforeText, partyInWords } from '@portico/contract/texts/table-texts';
import { QUARTER_MINUTES, quarterOf, timeOfQuarter } from '@portico/domain/tables/quarter';
import { Ledger, LedgerLine } from '../../ui/ledger.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { TableDraft } from './table-draft.ts';
import styles from './table-page.module.css';

interface YourTableProps {
  draft: Pick<TableDraft, 'date' | 'party' | 'promotionId'>;
  restaurant: WireRestaurant;
  time: WireTableTime | null;
}

/** The table so far, beside the form. */
export function YourTable({ draft, restaurant, time }: YourTableProps) {
  const { Image } = restaurant;
  const menu = time?.Promotions.find(({ Id }) => Id === draft.promotionId);
  return (
    <aside className={styles.aside}>
      {Image !== null && <Picture image={Image} />}
      <h2 className="h3">Your table</h2>
      <Ledger>
        <LedgerLine label={shortDateText(draft.date)} value={time?.Time ?? 'no time yet'} />
        {draft.party !== null && <LedgerLine label={partyInWords(draft.party)} value={restaurant.Name} />}
        {time !== null && <LedgerLine label="Until" value={untilOf(time)} />}
        {menu !== undefined && <LedgerLine label="Menu" value={menu.Name} />}
      </Ledger>
      <p className={`small muted ${styles.note}`}>
        Nothing to pay now.
        {time !== null &&
          ` If plans change, cancel by the link in our mail ${cancelBeforeText({ date: time.CancelBefore.Date, at: time.CancelBefore.At }, draft.date)}.`}
      </p>
    </aside>
  );
}

function untilOf({ Time, TurnMinutes }: WireTableTime): string {
  return timeOfQuarter(quarterOf(Time) + TurnMinutes / QUARTER_MINUTES);
}
