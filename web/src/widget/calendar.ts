import { dateText, dayText, monthText, shortDateText, weekdayText } from '@portico/contract/texts/date-texts';
import { bookableWindow } from '@portico/domain/calendar/bookable-window';
import { addDays, addMonths, weekdayOf, type LocalDate } from '@portico/domain/calendar/local-date';
import { beginsAgain, dateFault, outsideFault } from '../shared/calendar/date-rules.ts';
import { daySays } from '../shared/calendar/day-says.ts';
import { beginsAgainLabel, faultLabel } from '../shared/calendar/fault-texts.ts';
import { el, icon, setAttributes } from './el.ts';
import type { Search } from './search.ts';

const firstOfMonth = (date: LocalDate) => addDays(date, 1 - Number(date.slice(8)));

/** Days or, of the larger keys, months that a key leads on, as in the APG's grid of dates. */
const days: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const months: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

function keyLeadsTo(key: string, from: LocalDate): LocalDate | null {
  if (key === 'Home') return addDays(from, 1 - weekdayOf(from));
  if (key === 'End') return addDays(from, 7 - weekdayOf(from));
  const [byDays = 0, byMonths = 0] = [days[key], months[key]];
  return byDays + byMonths === 0 ? null : addMonths(addDays(from, byDays), byMonths);
}

/** One month, or two where there is room; its days with prices and rules. `say`: a sentence for the guest. */
export function calendar(search: Search, count: number, say: (text: string) => void): HTMLElement {
  const { Today: today } = search.hotel.wire;
  const { first, last } = bookableWindow(today);
  let focused = search.state().arrival ?? today;
  let shown = firstOfMonth(focused);
  let updates: (() => void)[] = [];
  const shownMonths = el('div', { class: 'months' });
  const turn = (label: string, path: string, by: number) =>
    el('button', { class: 'round', 'aria-label': label, click: () => turnTo(by) }, icon(path));
  const earlier = turn('Earlier month', 'M14.5 6l-6 6 6 6', -1);
  const later = turn('Later month', 'M9.5 6l6 6-6 6', 1);

  function turnTo(by: number) {
    const next = addMonths(shown, by);
    if (next < firstOfMonth(first) || next > firstOfMonth(last)) return;
    shown = next;
    focused = next < first ? first : next;
    render();
    say(monthText(next));
  }

  function render() {
    const all = Array.from({ length: count }, (_, index) => addMonths(shown, index));
    updates = [];
    shownMonths.replaceChildren(...all.map(month));
    setAttributes(earlier, { 'aria-disabled': shown <= first });
    setAttributes(later, { 'aria-disabled': addMonths(shown, 1) > last });
    update();
  }

  function month(start: LocalDate): HTMLElement {
    const end = addMonths(start, 1);
    const body = el('tbody');
    for (let monday = addDays(start, 1 - weekdayOf(start)); monday < end; monday = addDays(monday, 7)) {
      const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
      body.append(el('tr', {}, ...week.map((day) => (day < start || day >= end ? el('td') : dayCell(day)))));
    }
    const names = Array.from({ length: 7 }, (_, index) =>
      weekdayText(addDays(start, index + 8 - weekdayOf(start))),
    );
    return el(
      'section',
      {},
      el('h3', {}, monthText(start)),
      el(
        'table',
        { role: 'grid', 'aria-label': monthText(start) },
        el('thead', {}, el('tr', {}, ...names.map((name) => el('th', { scope: 'col' }, name.slice(0, 3))))),
        body,
      ),
    );
  }

  function dayCell(day: LocalDate): HTMLElement {
    const number = el('span', { class: 'number' }, dayText(day));
    const price = el('span', { class: 'price' });
    const minimum = el('span', { class: 'minimum' });
    const button = el('button', { click: () => choose(day) }, number, price, minimum);
    const cell = el('td', { role: 'gridcell' }, button);
    updates.push(() => {
      const { state, hotel } = search;
      const { arrival, departure } = state();
      const isOutside = day < first || day > last;
      const says = isOutside ? null : daySays(day, factsOf(search), hotel);
      const fault = says === null ? outsideFault(day, today) : says.fault;
      const isEnd = day === arrival || day === departure;
      const isInside = arrival !== null && departure !== null && arrival < day && day < departure;
      price.textContent = says?.price ?? '';
      minimum.textContent = says?.minimum ? `${says.minimum}+` : '';
      const label = [
        [day === today && 'Today', dateText(day)].filter(Boolean).join(', '),
        says !== null && says.seen.length > 0 && `: ${[number.textContent, ...says.seen].join(', ')}`,
        ...(says?.more ?? [faultLabel(outsideFault(day, today))]).map((part) => `, ${part}`),
        day === arrival && ', your arrival',
        day === departure && ', your departure',
      ];
      setAttributes(button, {
        class: [
          'day',
          fault !== null && (fault.code === 'sold-out' ? 'out' : 'past'),
          says?.isOnlyToLeave && 'leave',
          day === today && 'today',
          isInside && 'inside',
          day === arrival && 'arrival',
          day === departure && 'departure',
          says?.priceOf === 'stay' && 'total',
        ]
          .filter(Boolean)
          .join(' '),
        tabindex: day === focused ? '0' : '-1',
        // Where a dialog that opens puts the focus.
        autofocus: day === focused,
        'aria-disabled': fault !== null,
        'aria-label': label.filter(Boolean).join(''),
      });
      setAttributes(cell, { 'aria-selected': String(isEnd || isInside) });
    });
    return cell;
  }

  function choose(day: LocalDate) {
    focused = day;
    const { days: known, arrival, departure } = search.state();
    const dates = { arrival, departure };
    const fault = day < first || day > last ? outsideFault(day, today) : dateFault(day, dates, known);
    const again = beginsAgain(day, dates, known);
    const why = fault === null ? again && beginsAgainLabel(again) : faultLabel(fault);
    say(why === null ? '' : `${shortDateText(day)}: ${why}.`);
    if (fault !== null) update();
    else if (arrival === null || departure !== null || again !== null)
      search.change({ arrival: day, departure: null });
    else if (day < arrival) search.change({ arrival: day, departure: arrival });
    else if (day > arrival) search.change({ departure: day });
  }

  function update() {
    for (const one of updates) one();
  }

  shownMonths.addEventListener('keydown', (event) => {
    const wanted = keyLeadsTo(event.key, focused);
    if (wanted === null) return;
    event.preventDefault();
    focused = wanted < first ? first : wanted > last ? last : wanted;
    const isShown = focused >= shown && focused < addMonths(shown, count);
    if (isShown) update();
    else {
      // The month that comes into view is the nearest.
      shown = focused < shown ? firstOfMonth(focused) : addMonths(firstOfMonth(focused), 1 - count);
      render();
    }
    shownMonths.querySelector<HTMLElement>('[autofocus]')?.focus();
  });
  render();
  search.watch(update);
  return el('div', { class: 'calendar' }, el('div', { class: 'turns' }, earlier, later), shownMonths);
}

function factsOf({ state }: Search) {
  const { days: known, arrival, departure, totals } = state();
  return { days: known, dates: { arrival, departure }, totals, cheapest: new Set<LocalDate>() };
}
