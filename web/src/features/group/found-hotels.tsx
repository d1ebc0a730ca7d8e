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
  const { data, error, refetch } = useFoundHotels(search);
  const free = data?.Properties.filter(({ IsAvailable }) => IsAvailable).length ?? 0;
  const sum = data === undefined ? '' : foundText(free, data.Properties.length, unit);
  return (
    <>
      {/* It is there before its words, so that they are read out. */}
      <p className={styles.party} role="status">
        {sum !== '' && unbroken(`${sum} for ${partyText(search.rooms, unit)}.`)}
      </p>
      {data === undefined ? (
        <NothingYet error={error} search={search} onSearch={onSearch} onRetry={refetch} />
      ) : (
        <>
          <FoundNews answer={data} search={search} onLookAgain={() => void refetch()} />
          {free === 0 && <NothingFree search={search} onSearch={onSearch} />}
          <FoundByArea answer={data} search={search} />
        </>
      )}
    </>
  );
}

interface NothingYetProps extends FoundHotelsProps {
  /** Null: it is still looked for. */
  readonly error: Error | null;
  readonly onRetry: () => unknown;
}

function NothingYet({ error, search, onSearch, onRetry }: NothingYetProps) {
  if (error === null) return <SearchWaiting />;
  const isOfCodes = search.promoCode !== null && hasTriedTooManyCodes(error);
  return (
    <div className={styles.news}>
      <Notice tone="negative" title={error.message}>
        Or ask us: <ContactLinks />
      </Notice>
      <div className="actions">
        {isOfCodes && <Button onClick={() => onSearch({ promoCode: null })}>Search without the code</Button>}
        <Button variant={isOfCodes ? 'second' : 'primary'} onClick={() => void onRetry()}>
          Look again
        </Button>
      </div>
    </div>
  );
}
