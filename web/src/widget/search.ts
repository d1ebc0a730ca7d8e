import { formatSearchLink } from '@portico/contract/search-link';
import { stayLinkPath } from '@portico/contract/stay-link-path';
import { fromWireAmount } from '@portico/contract/wire/amounts';
import { toWireGuestCounts } from '@portico/contract/wire/guest';
import { addDays, type LocalDate } from '@portico/domain/calendar/local-date';
import type { Guests } from '@portico/domain/occupancy/guests';
import type { CalendarDays } from '../shared/calendar/calendar-days.ts';
import { stayFault } from '../shared/calendar/date-rules.ts';
import { readDays, readTotals } from './calls.ts';
import { campaignOf } from './campaign.ts';
import type { WidgetHotel } from './widget-hotel.ts';

/** What the page that shows the widget fixes. */
export interface Given {
  readonly promoCode: string | null;
  readonly ratePlanCode: string | null;
  readonly roomTypeId: number | null;
  readonly locationId: number | null;
}

interface SearchState {
  readonly arrival: LocalDate | null;
  readonly departure: LocalDate | null;
  readonly rooms: readonly Guests[];
  readonly promoCode: string | null;
  /** Null until they are known. */
  readonly days: CalendarDays | null;
  /** By departure, what the stay from the arrival costs, minor units; null until known, and with a code. */
  readonly totals: ReadonlyMap<LocalDate, number> | null;
  readonly hasFailed: boolean;
}

/** A guest's search in one widget. */
export interface Search {
  readonly hotel: WidgetHotel;
  readonly state: () => SearchState;
  readonly change: (
    part: Partial<Pick<SearchState, 'arrival' | 'departure' | 'rooms' | 'promoCode'>>,
  ) => void;
  /** Calls it at once, and after each change: a widget lives as long as its page. */
  readonly watch: (watcher: (state: SearchState) => void) => void;
  readonly loadDays: () => Promise<void>;
  /** Where the rooms of this search are. */
  readonly link: () => string;
  /** Of the whole stay, minor units; null: not known. */
  readonly totalMinor: () => number | null;
}

/** A call takes as many stays. */
const MOST_STAYS = 31;

export function openSearch(hotel: WidgetHotel, given: Given): Search {
  let state: SearchState = {
    arrival: null,
    departure: null,
    rooms: [hotel.defaultGuests],
    promoCode: given.promoCode,
    days: null,
    totals: null,
    hasFailed: false,
  };
  let askedTotals = '';
  const watchers: ((now: SearchState) => void)[] = [];

  function set(part: Partial<SearchState>) {
    state = { ...state, ...part };
    for (const watcher of watchers) watcher(state);
  }

  async function loadDays() {
    if (state.days !== null) return;
    try {
      set({ days: await readDays(hotel, given.ratePlanCode), hasFailed: false });
      await loadTotals();
    } catch {
      set({ hasFailed: true });
    }
  }

  /** Rule: docs/search.md, "Totals of several stays". Without totals the widget shows no price. */
  async function loadTotals() {
    const stays = staysToPrice();
    const key = JSON.stringify([stays, state.rooms]);
    if (key === askedTotals) return;
    askedTotals = key;
    if (state.totals !== null) set({ totals: null });
    if (stays.length === 0) return;
    const answer = await readTotals(hotel, {
      RoomTypeId: given.roomTypeId,
      LocationId: given.locationId,
      Rooms: state.rooms.map(toWireGuestCounts),
      Stays: stays.map((stay) => ({ DateFrom: stay.arrival, DateTo: stay.departure })),
    }).catch(() => null);
    // The guest has gone on meanwhile.
    if (key !== askedTotals) return;
    if (answer === null) {
      askedTotals = '';
      return;
    }
    const known = answer.Totals.flatMap(({ DateTo, TotalCost }): [LocalDate, number][] =>
      TotalCost === null ? [] : [[DateTo, fromWireAmount(TotalCost, hotel.currency)]],
    );
    set({ totals: new Map(known) });
  }

  function staysToPrice() {
    const { arrival, days, promoCode } = state;
    if (arrival === null || days === null || promoCode !== null || given.ratePlanCode !== null) return [];
    return Array.from({ length: MOST_STAYS }, (_, index) => ({
      arrival,
      departure: addDays(arrival, index + 1),
    })).filter((stay) => stayFault(stay, days) === null);
  }

  return {
    hotel,
    state: () => state,
    change: (part) => {
      set(part);
      void loadTotals();
    },
    watch: (watcher) => {
      watchers.push(watcher);
      watcher(state);
    },
    loadDays,
    link: () => {
      const query = [
        formatSearchLink({ ...given, ...state, ratePlanId: null }),
        campaignOf(window.location.search),
      ].filter((part) => part !== '');
      return `${hotel.site}${stayLinkPath(hotel.wire.PropertyCode)}?${query.join('&')}`;
    },
    totalMinor: () => (state.departure === null ? null : (state.totals?.get(state.departure) ?? null)),
  };
}
