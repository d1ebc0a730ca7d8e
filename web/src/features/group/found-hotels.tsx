import type { GroupSearchRequestBody, GroupSearchResponse } from '@portico/contract/calls/group-search';
import { unbroken } from '@portico/contract/texts/unbroken';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { useQuery } from '@tanstack/react-query';
import { hasTriedTooManyCodes } from '../../lib/api-error.ts';
import { postQuery } from '../../lib/call-query.ts';
import { ContactLinks } from '../../shared/hotel/contact-links.tsx';
import { useGroup } from '../../shared/hotel/hotel-context.ts';
import { partyText } from '../../shared/stay/stay-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { FoundByArea } from './found-by-area.tsx';
import styles from './group-page.module.css';
import type { GroupForm, GroupSearch } from './group-search.ts';
import { foundText } from './group-texts.ts';
import { SearchWaiting } from './search-waiting.tsx';

interface FoundHotelsProps {
  readonly search: GroupSearch;
  /** Repeats the search with that part changed. */
  readonly onSearch: (part: Partial<GroupForm>) => void;
}

/** The results of a search: available hotels, and below them the unavailable ones. */
export function FoundHotels({ search, onSearch }: FoundHotelsProps) {
  const { unit } = useGroup();
  const { data, error, refetch } = useFoundHotels(search);
  const free = data?.Properties.filter(({ IsAvailable }) => IsAvailable).length ?? 0;
  const sum = data === undefined ? '' : foundText(free, data.Properties.length, unit);
  return (
    <>
      {/* The live region exists before its text, so that it is announced. */}
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
  /** Null: the search is in progress. */
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

/** The group's availability for a search. */
function useFoundHotels({ stay, rooms, promoCode, areaId }: GroupSearch) {
  const body: GroupSearchRequestBody = {
    PropertyGroupId: useGroup().id,
    AreaId: areaId,
    LanguageCode: 'en',
    PromoCode: promoCode,
    DateFrom: stay.arrival,
    DateTo: stay.departure,
    Rooms: rooms.map(toWireGuestCounts),
  };
  return useQuery(postQuery('/api/Availability/SearchPropertyGroup', body));
}

interface NothingFreeProps {
  readonly search: GroupSearch;
  readonly onSearch: (part: Partial<GroupForm>) => void;
}

/** No hotel is available: other dates, other areas, and whom to ask. */
function NothingFree({ search, onSearch }: NothingFreeProps) {
  return (
    <div className={styles.nothing}>
      <div className="actions">
        <Button variant="second" onClick={() => document.getElementById('search-arrival')?.click()}>
          Choose other dates
        </Button>
        {search.areaId !== null && (
          <Button variant="second" onClick={() => onSearch({ areaId: null })}>
            Look in every area
          </Button>
        )}
      </div>
      <p>
        Set on these dates? Ask us: <ContactLinks />
      </p>
    </div>
  );
}

interface FoundNewsProps {
  readonly answer: GroupSearchResponse;
  readonly search: GroupSearch;
  readonly onLookAgain: () => void;
}

/** The answer to the search's code, and hotels that could not be searched. */
function FoundNews({ answer, search, onLookAgain }: FoundNewsProps) {
  const { group } = useGroup();
  const { Properties, IsPromoCodeValid, PromoCodeMessage, UnreadPropertyIds } = answer;
  const { promoCode } = search;
  return (
    <div className={styles.news}>
      {promoCode !== null && IsPromoCodeValid === false && PromoCodeMessage !== null && (
        <Notice tone="warning" title={PromoCodeMessage}>
          {Properties.some(({ IsAvailable }) => IsAvailable) && <>Prices are shown without {promoCode}. </>}
          {!group.HidePromoCodeOnLandingPage && (
            <TextButton onClick={() => document.getElementById('search-codes')?.click()}>
              Change the code
            </TextButton>
          )}
        </Notice>
      )}
      {UnreadPropertyIds.length > 0 && (
        <Notice tone="warning" title="Not every hotel could be looked at just now.">
          <TextButton onClick={onLookAgain}>Look again</TextButton>
        </Notice>
      )}
    </div>
  );
}
