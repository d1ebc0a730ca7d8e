import { moneyText } from '@portico/contract/texts/money-text';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { nightsOf } from '@portico/domain/calendar/stay';
import { calendar } from './calendar.ts';
import { el, setAttributes } from './el.ts';
import { guestsEditor } from './guests-editor.ts';
import { foot, panel } from './panel.ts';
import type { Search } from './search.ts';

const TWO_MONTHS = '(min-width: 760px)';

/** The calendar. */
export function datesPanel(search: Search): HTMLDialogElement {
  const said = el('p', { role: 'status', class: 'said' });
  const line = el('p', { 'aria-live': 'polite' });
  const key = el('p', { class: 'key' });
  const unknown = el(
    'p',
    { class: 'unknown', role: 'alert' },
    'Prices and free nights cannot be shown just now. You can still choose your dates. ',
    el('button', { class: 'link', click: () => void search.loadDays() }, 'Try again'),
  );
  const days = calendar(search, window.matchMedia(TWO_MONTHS).matches ? 2 : 1, (text) => {
    said.textContent = text;
  });
  search.watch(() => {
    line.textContent = stayLine(search);
    key.textContent = keyOf(search);
    setAttributes(unknown, { hidden: !search.state().hasFailed });
  });
  const dialog = panel('When would you like to stay?', unknown, days, key, said, foot(line));
  dialog.className = 'dates';
  return dialog;
}

function stayLine({ state, totalMinor, hotel }: Search): string {
  const { arrival, departure } = state();
  if (arrival === null) return 'Choose the day you arrive.';
  if (departure === null) return 'Choose the day you leave.';
  const total = totalMinor();
  const nights = nightsText(nightsOf({ arrival, departure }));
  return total === null ? nights : `${nights} from ${moneyText(total, hotel.currency)}`;
}

/** What the small print of a day means. */
function keyOf({ hotel, state }: Search): string {
  if (state().days === null) return '';
  const minimum = hotel.marks.minimumStay ? ' · 2+ minimum nights from that day' : '';
  return `Lowest nightly prices, ${hotel.wire.Taxes} included${minimum}`;
}

/** The guests of each room. */
export function guestsPanel(search: Search): HTMLDialogElement {
  return panel(`Guests and ${search.hotel.unit.plural}`, guestsEditor(search), foot());
}
