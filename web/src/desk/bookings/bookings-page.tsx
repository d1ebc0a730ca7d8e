import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { callDesk } from '../lib/desk-api.ts';
import { moveByArrows } from '../lib/move-by-arrows.ts';
import { DeskFault } from '../parts/desk-fault.tsx';
import { DeskPage } from '../parts/desk-page.tsx';
import { DeskWaiting } from '../parts/desk-waiting.tsx';
import { Key } from '../parts/key.tsx';
import { BookingList } from './booking-list.tsx';
import styles from './bookings-page.module.css';
import { NothingFound } from './nothing-found.tsx';
import { SearchForm } from './search-form.tsx';
import { readSearch, searchAddress, takesOf, type SearchState } from './search-state.ts';
import { StatusTabs } from './status-tabs.tsx';
import { TakeAway } from './take-away.tsx';

const PAGE = 50;

/** All bookings, found by anything a guest says; the search is in the address. Rule: docs/desk.md, "Finding bookings". */
export default function BookingsPage() {
  const [query, setQuery] = useSearchParams();
  const input = useRef<HTMLInputElement>(null);
  const search = readSearch(query);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useBookings(search);
  const first = data?.pages[0];
  const bookings = data?.pages.flatMap((page) => page.bookings) ?? [];
  useSlash(input);
  const onFind = (find: string) =>
    setQuery((now) => searchAddress({ ...readSearch(now), find, tab: find === '' ? 'coming' : 'all' }), {
      replace: true,
    });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (moveByArrows(event, input.current) || event.key !== 'Escape') return;
    if (event.target instanceof HTMLAnchorElement) input.current?.focus();
  }
  return (
    <DeskPage title="Bookings" actions={<TakeAway search={search} />}>
      {/* Arrows move from the field to the lines and back; each line is a link. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={onKeyDown}>
        <SearchForm
          search={search}
          input={input}
          onFind={onFind}
          onSearch={(next) => setQuery(searchAddress(next))}
        />
        <StatusTabs search={search} counts={first?.counts} />
        {error !== null && <DeskFault error={error} onAgain={() => void refetch()} />}
        {first === undefined && error === null && <DeskWaiting />}
        {first?.isCut === true && (
          <p className={styles.cut}>
            {search.find === ''
              ? 'Only the nearest bookings were looked through. Choose dates for the others.'
              : 'Many bookings begin like this. Type more of the name to see them all.'}
          </p>
        )}
        {first !== undefined && (
          <div aria-busy={isPlaceholderData || undefined}>
            {bookings.length === 0 ? (
              <NothingFound search={search} inAll={first.counts.all} />
            ) : (
              <BookingList bookings={bookings} find={search.find} />
            )}
          </div>
        )}
      </div>
      {bookings.length > 0 && (
        <div className={styles.foot}>
          <span role="status">
            {bookings.length} of {first?.counts[search.tab].toLocaleString('en-GB')},{' '}
            {takesOf(search).isLatestFirst ? 'latest arrival first' : 'first arrival first'}
          </span>
          <span className={styles.keys}>
            <Key>↑</Key> <Key>↓</Key> move, <Key>Enter</Key> opens, <Key>Esc</Key> back to the search
          </span>
          {hasNextPage && (
            <Button variant="second" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {PAGE} more
            </Button>
          )}
        </div>
      )}
    </DeskPage>
  );
}

function useBookings(search: SearchState) {
  const takes = takesOf(search);
  return useInfiniteQuery({
    queryKey: ['Bookings/Search', takes],
    queryFn: ({ pageParam, signal }) =>
      callDesk('Bookings/Search', { ...takes, after: pageParam, limit: PAGE }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const firstPage: DeskTakes<'Bookings/Search'>['after'] = null;

/** `/` leads to the field, unless something is being typed. */
function useSlash(input: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}
