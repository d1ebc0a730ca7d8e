import { useRef } from 'react';
import { usePageFocus } from '../../lib/page-focus.ts';
import { stayDatesLine } from '../../parts/calendar/stay-line.ts';
import { useGroup } from '../../parts/hotel/hotel-context.ts';
import { LiveToday } from '../../parts/hotel/live-today.tsx';
import { AllHotels } from './all-hotels.tsx';
import { FoundHotels } from './found-hotels.tsx';
import styles from './group-page.module.css';
import type { GroupForm } from './group-search.ts';
import { GroupSearchForm } from './group-search-form.tsx';
import { useGroupForm } from './use-group-form.ts';

/** The hotels of a group, and which of them have rooms for a stay. */
export function GroupPage() {
  return (
    <LiveToday>
      <GroupView />
    </LiveToday>
  );
}

function GroupView() {
  const { group, name } = useGroup();
  const { form, unread, search, change, show } = useGroupForm();
  const found = useRef<HTMLHeadingElement>(null);
  usePageFocus(`Book your stay – ${name}`, 'group');

  function searchHotels(part?: Partial<GroupForm>) {
    show(part);
    found.current?.focus({ preventScroll: true });
    found.current?.scrollIntoView({ block: 'start' });
  }
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.title}>
        <h1>{name}</h1>
        <p className="lead muted">{group.Standfirst}</p>
      </div>
      <GroupSearchForm form={form} unread={unread} change={change} onSearch={() => searchHotels()} />
      <section aria-labelledby="found" className={styles.found}>
        <h2 id="found" className={search === null ? 'vh' : 'h3'} tabIndex={-1} ref={found}>
          {search === null ? 'Our hotels' : stayDatesLine(search.stay)}
        </h2>
        {search === null ? (
          <AllHotels form={form} />
        ) : (
          <FoundHotels search={search} onSearch={searchHotels} />
        )}
      </section>
    </main>
  );
}
