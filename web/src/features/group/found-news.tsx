import type { GroupSearchResponse } from '@portico/contract/calls/group-search';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { Notice } from '../../ui/notice.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './group-page.module.css';
import type { GroupSearch } from './group-search.ts';

interface FoundNewsProps {
  readonly answer: GroupSearchResponse;
  readonly search: GroupSearch;
  readonly onLookAgain: () => void;
}

/** What was answered to the code of the search, and hotels that could not be looked at. */
export function FoundNews({ answer, search, onLookAgain }: FoundNewsProps) {
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
