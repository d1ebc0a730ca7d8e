import { formatGroupLink, unreadGroupParts } from '@portico/contract/group-link';
import type { UnreadPart } from '@portico/contract/unread-link';
import { onSaleUntil } from '@portico/domain/calendar/bookable-window';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { postQuery } from '../../lib/call-query.ts';
import { usePageFocus } from '../../lib/page-focus.ts';
import { useIsPainted } from '../../lib/use-is-painted.ts';
import { stayDatesLine } from '../../shared/calendar/stay-line.ts';
import { useDatePanel } from '../../shared/calendar/use-date-panel.ts';
import { useSettledDays, type CalendarKnowledge } from '../../shared/calendar/use-settled-days.ts';
import { useGroup } from '../../shared/hotel/hotel-context.ts';
import { LiveToday } from '../../shared/hotel/live-today.tsx';
import { PlaceCell } from '../../shared/search/place-cell.tsx';
import { StayForm } from '../../shared/search/stay-form.tsx';
import { AreaSection } from './area-section.tsx';
import { FoundHotels } from './found-hotels.tsx';
import styles from './group-page.module.css';
import { GroupMap } from './group-map.tsx';
import { type GroupForm, groupFormOf, groupSearchOf } from './group-search.ts';
import { hotelsText } from './group-texts.ts';
import { HotelCard } from './hotel-card.tsx';
import { linkToHotel } from './hotel-link.ts';

/** The hotels of a group, and their availability for a stay. */
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
  const map = (
    <GroupMap
      form={form}
      onArea={(areaId) => (search === null ? change({ areaId }) : searchHotels({ areaId }))}
    />
  );
  return (
    <main id="main" className={`wrap ${styles.page}`}>
      <div className={styles.title}>
        <h1>{name}</h1>
        <p className="lead muted">{group.Standfirst}</p>
      </div>
      <GroupSearchForm form={form} unread={unread} change={change} onSearch={() => searchHotels()} />
      {search === null && map}
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
      {search !== null && map}
    </main>
  );
}

/** Every hotel of the group, or of the chosen area, before a search. */
function AllHotels({ form }: { form: GroupForm }) {
  const { group } = useGroup();
  const areas = group.Areas.filter(({ AreaId }) => form.areaId === null || form.areaId === AreaId);
  return areas.map(({ AreaId, Name }) => {
    const hotels = group.Properties.filter((hotel) => hotel.AreaId === AreaId);
    return (
      <AreaSection
        key={AreaId}
        areaId={AreaId}
        name={Name}
        sum={hotelsText(hotels.length)}
        hotels={hotels.map((hotel) => (
          <li key={hotel.PropertyId}>
            <HotelCard hotel={hotel} href={linkToHotel(hotel.PropertyCode, form)} />
          </li>
        ))}
      />
    );
  });
}

/**
 * The search being filled in, and the last one made. Both live in the browser's history, the first in the address, so
 * that a reload, Back and Forward restore them.
 */
function useGroupForm() {
  const group = useGroup();
  const { search: address, state } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const query = new URLSearchParams(address);
  // The address retains only what could be parsed: the rest is known only when the page starts.
  const [unread] = useState(() => unreadGroupParts(query));
  const form = groupFormOf(query, group);
  const searched = searchedOf(state) ?? { link: groupSearchOf(form, group)?.link ?? null };
  const search =
    searched.link === null
      ? null
      : groupSearchOf(groupFormOf(new URLSearchParams(searched.link), group), group);

  function change(part: Partial<GroupForm>) {
    const changed = formatGroupLink({ ...form, ...part });
    void navigate({ search: changed }, { replace: true, state: { searched } });
  }
  /** Shows the results for the form, or for it with that part; the same search again is loaded again. */
  function show(part: Partial<GroupForm> = {}) {
    const link = formatGroupLink({ ...form, ...part });
    if (link === searched.link)
      void queries.invalidateQueries({ queryKey: ['/api/Availability/SearchPropertyGroup'] });
    void navigate({ search: link }, { replace: link === searched.link, state: { searched: { link } } });
  }
  return { form, unread, search, change, show };
}

/** The state that `change` and `show` put into the history; null in any other entry. */
function searchedOf(state: unknown): { readonly link: string | null } | null {
  if (typeof state !== 'object' || state === null || !('searched' in state)) return null;
  const { searched } = state;
  if (typeof searched !== 'object' || searched === null || !('link' in searched)) return null;
  return { link: typeof searched.link === 'string' ? searched.link : null };
}

interface GroupSearchFormProps {
  readonly form: GroupForm;
  readonly unread: readonly UnreadPart[];
  readonly change: (part: Partial<GroupForm>) => void;
  /** The form was submitted without faults. */
  readonly onSearch: () => void;
}

/** Area, dates, guests and code, and the button that searches. */
function GroupSearchForm({ form, unread, change, onSearch }: GroupSearchFormProps) {
  const { group } = useGroup();
  const panel = useDatePanel();
  const known = useAreaDays(panel.isOpen, form.areaId);
  const codes = {
    shown: { promo: !group.HidePromoCodeOnLandingPage, voucher: false },
    areaId: form.areaId,
    codes: { promoCode: form.promoCode, voucherCode: null },
    onUse: ({ promoCode }: Pick<GroupForm, 'promoCode'>) => change({ promoCode }),
  };
  return (
    <StayForm
      form={form}
      unread={unread}
      where={
        <PlaceCell
          kind="area"
          label="Area"
          every="Every area"
          places={group.UseAreaSearch ? group.Areas.map(({ AreaId: id, Name: name }) => ({ id, name })) : []}
          placeId={form.areaId}
          onChange={(areaId) => change({ areaId })}
        />
      }
      panel={panel}
      known={known}
      codes={codes}
      change={change}
      action="See hotels"
      onSearch={onSearch}
    />
  );
}

/** The days of the hotels of an area, or of all (null), loaded after the first paint. */
function useAreaDays(isOpen: boolean, areaId: number | null): CalendarKnowledge {
  const { id, today } = useGroup();
  const { data, isError, refetch } = useQuery({
    ...postQuery('/api/Availability/SearchPropertyGroupAreaAvailability', {
      PropertyGroupId: id,
      AreaId: areaId,
      LanguageCode: 'en',
      FromDate: today,
      ToDate: onSaleUntil(today),
    }),
    enabled: useIsPainted(),
  });
  const availability = { answer: data?.Days, refetch: isError ? () => void refetch() : undefined };
  return useSettledDays(isOpen, availability, null);
}
