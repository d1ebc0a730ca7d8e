import { hasTriedTooManyCodes } from '../../lib/api-error.ts';
import { unbroken } from '@portico/contract/texts/unbroken';
import { ContactLinks } from '../../parts/hotel/contact-links.tsx';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { partyText } from '../../parts/stay/stay-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FoundByArea } from './found-by-area.tsx';
import { FoundNews } from './found-news.tsx';
import styles from './group-page.module.css';
import type { GroupForm, GroupSearch } from './group-search.ts';
import { foundText } from './group-texts.ts';
import { NothingFree } from './nothing-free.tsx';
import { SearchWaiting } from './search-waiting.tsx';
import { useFoundHotels } from './use-found-hotels.ts';

interface FoundHotelsProps {
  readonly search: GroupSearch;
  /** Makes the search again with that part of it another one. */
  readonly onSearch: (part: Partial<GroupForm>) => void;
}

/** What there is for a search: the hotels that have rooms, and below them those that have none. */
export function FoundHotels({ search, onSearch }: FoundHotelsProps) {
  const { unit } = useGroup();
  const { data, error, isFetching, refetch } = useFoundHotels(search);
  const party = partyText(search.rooms, unit);
  if (data === undefined && (error === null || isFetching)) return <SearchWaiting />;
  if (data === undefined) {
    const isOfCodes = search.promoCode !== null && hasTriedTooManyCodes(error);
    return (
      <>
        <Notice tone="negative" title={error.message}>
          Or ask us: <ContactLinks />
        </Notice>
        <div className="actions">
          {isOfCodes && (
            <Button onClick={() => onSearch({ promoCode: null })}>Search without the code</Button>
          )}
          <Button variant={isOfCodes ? 'second' : 'primary'} onClick={() => void refetch()}>
            Look again
          </Button>
        </div>
      </>
    );
  }
  const free = data.Properties.filter(({ IsAvailable }) => IsAvailable).length;
  return (
    <>
      <p className={styles.party} role="status">
        {unbroken(`${foundText(free, data.Properties.length, unit)} for ${party}.`)}
      </p>
      <FoundNews answer={data} search={search} onLookAgain={() => void refetch()} />
      {free === 0 && <NothingFree search={search} onSearch={onSearch} />}
      <FoundByArea answer={data} search={search} />
    </>
  );
}
