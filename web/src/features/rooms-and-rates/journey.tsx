import { useEffect, useLayoutEffect } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import { useLocation } from 'react-router';
import { count } from '../../parts/analytics/counted.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { BasketNews } from '../../parts/offers/basket-news.tsx';
import type { OfferFacts } from '../../parts/offers/offers.ts';
import { Notice } from '../../ui/notice.tsx';
import { JourneyBar } from './journey-bar.tsx';
import { NoAvailabilityDesk } from './no-availability/no-availability-desk.tsx';
import { preloadSteps } from './journey/lazy-steps.ts';
import { Progress } from './progress.tsx';
import styles from './journey/rooms-and-rates.module.css';
import { SearchNews } from './search/search-news.tsx';
import { SideLedger } from './side-ledger.tsx';
import { changeOfStay } from './journey/stay-changed.ts';
import { Step } from './step.tsx';
import { useJourney } from './journey/use-journey.ts';
import { stepOf, viewQuery } from './journey/view.ts';
import { viewTitle } from './journey/view-texts.ts';

/** The steps between a search and checkout, one view at a time, with the ledger beside them. */
export function Journey({ facts }: { facts: OfferFacts }) {
  const { hotel, search } = facts;
  const journey = useJourney(facts);
  const change = changeOfStay(useLocation().state);
  const { view, rooms, news, refusal } = journey;
  useEffect(() => whenIdle(preloadSteps), []);
  const step = stepOf(view);
  // Before its step tells what it lists.
  useLayoutEffect(() => {
    count({ kind: 'page', page: 'rooms', step });
  }, [step]);
  const isNothingAvailable = rooms.length === 0 && facts.answer.RoomTypes.length === 0;
  usePageFocus(
    `${viewTitle(view, search.rooms.length, hotel.unit)} – ${hotel.property.PropertyName}`,
    viewQuery(search.link, view),
  );
  return (
    <>
      <main id="main" className={`wrap ${styles.page}`}>
        <div className={styles.progress}>
          <Progress journey={journey} />
        </div>
        <div className="split">
          <div>
            <div className={styles.news}>
              <SearchNews facts={facts} withCodes={view.name === 'rooms'} />
              <BasketNews news={news} change={change} />
              {refusal !== null && (
                <Notice tone="negative" title={refusal} onDismiss={journey.dismissRefusal} />
              )}
            </div>
            <Step journey={journey} />
          </div>
          {view.name !== 'summary' && !isNothingAvailable && (
            <aside>
              <SideLedger journey={journey} />
            </aside>
          )}
          {isNothingAvailable && journey.isDesktop && (
            <aside>
              <NoAvailabilityDesk withPicture />
            </aside>
          )}
        </div>
      </main>
      <JourneyBar journey={journey} />
    </>
  );
}
