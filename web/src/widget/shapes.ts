import { dayText, monthText, shortDateText, weekdayText } from '@portico/contract/texts/date-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import { nightsText } from '@portico/contract/texts/guest-texts';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { nightsOf } from '@portico/domain/calendar/stay';
import { partyText } from '../shared/stay/stay-texts.ts';
import { el, icon } from './el.ts';
import { guestsEditor } from './guests-editor.ts';
import { panel } from './panel.ts';
import { datesPanel, guestsPanel } from './panels.ts';
import type { Search } from './search.ts';

/** A bar under a picture, a card beside words, or a button with a sheet. */
export function shapeOf(shape: string | null, search: Search): HTMLElement {
  const { unit, wire } = search.hotel;
  const title = `Find ${/^[aeiou]/i.test(unit.singular) ? 'an' : 'a'} ${unit.singular}`;
  const dates = opens(() => datesPanel(search), search);
  if (shape === 'button') {
    const parts = () => [large(search, dates), guestsEditor(search), price(search), go(search)];
    const sheet = opens(() => panel(title, el('div', { class: 'sheet' }, ...parts())), search);
    return el('button', { ...sheet, class: 'btn open' }, title);
  }
  const guests = opens(() => guestsPanel(search), search);
  const isCard = shape === 'card';
  return el(
    'div',
    { class: isCard ? 'card' : 'bar', role: 'search', 'aria-label': `${title}, ${wire.PropertyName}` },
    ...(isCard
      ? [large(search, dates), party(search, guests, null), wire.HidePromoCode ? null : code(search)]
      : [
          date('Arrive', 'arrival', search, dates),
          date('Leave', 'departure', search, dates),
          party(search, guests, el('small', {}, `Guests and ${unit.plural}`)),
        ]),
    price(search),
    go(search),
  );
}

/** Of a button that opens a panel, which is made when it is first needed. */
function opens(make: () => HTMLDialogElement, search: Search) {
  let dialog: HTMLDialogElement | undefined;
  return {
    'aria-haspopup': 'dialog',
    click: ({ currentTarget }: MouseEvent) => {
      void search.loadDays();
      if (!(currentTarget instanceof Element)) return;
      if (dialog === undefined) {
        dialog = make();
        currentTarget.getRootNode().appendChild(dialog);
      }
      dialog.showModal();
      place(dialog, currentTarget);
    },
  };
}

/** On a wide window below its button, whole, and with room for a sixth week. */
function place({ style, offsetWidth, offsetHeight }: HTMLDialogElement, button: Element) {
  const { bottom, left } = button.getBoundingClientRect();
  style.setProperty('--y', `clamp(8px, ${bottom + 10}px, 100dvh - ${offsetHeight + 60}px)`);
  style.setProperty('--x', `clamp(0px, ${left}px, 100vw - ${offsetWidth + 24}px)`);
}

type Opens = ReturnType<typeof opens>;

function date(label: string, end: 'arrival' | 'departure', search: Search, open: Opens): HTMLElement {
  const value = el('span');
  search.watch(({ [end]: chosen }) => {
    value.textContent = chosen === null ? 'Choose a date' : shortDateText(chosen);
  });
  return el('button', open, el('small', {}, label), ' ', value);
}

/** Both dates in large numerals. */
function large(search: Search, open: Opens): HTMLElement {
  const element = el('button', { ...open, class: 'large' });
  const numeral = (chosen: LocalDate) =>
    el(
      'span',
      {},
      el('b', {}, weekdayText(chosen)),
      ' ',
      el('span', { class: 'numeral' }, dayText(chosen)),
      ' ',
      el('small', {}, monthText(chosen)),
    );
  search.watch(({ arrival, departure }) => {
    if (arrival === null || departure === null) element.textContent = 'Choose your dates';
    else {
      const between = el('span', { class: 'between' }, nightsText(nightsOf({ arrival, departure })));
      element.replaceChildren(numeral(arrival), ' ', between, ' ', numeral(departure));
    }
  });
  return element;
}

function party(search: Search, open: Opens, label: Node | null): HTMLElement {
  const value = el('span');
  search.watch(({ rooms }) => {
    value.textContent = partyText(rooms, search.hotel.unit);
  });
  return el('button', { ...open, class: 'line' }, label, ' ', value);
}

/** A promotion code; the rooms page states whether it is valid. */
function code({ state, change }: Search): HTMLElement {
  const input = el('input', { maxlength: '50', autocomplete: 'off' });
  const field = el('label', {}, 'Code', input);
  input.value = state().promoCode ?? '';
  input.oninput = () => change({ promoCode: input.value.trim() || null });
  if (input.value !== '') return field;
  const type = () => {
    button.replaceWith(field);
    input.focus();
  };
  const button = el('button', { class: 'line', click: type }, 'Add a code', icon('M6 12h12M12 6v12'));
  return button;
}

function price(search: Search): HTMLElement {
  const words = el('span');
  const sum = el('b');
  search.watch(({ arrival, departure }) => {
    const total = search.totalMinor();
    const isKnown = arrival !== null && departure !== null && total !== null;
    words.textContent = isKnown ? `${nightsText(nightsOf({ arrival, departure }))} from` : '';
    sum.textContent = isKnown ? moneyText(total, search.hotel.currency) : '';
  });
  return el('p', { class: 'from', 'aria-live': 'polite' }, words, ' ', sum);
}

/** A link, so that it works in a new tab too, and under a policy that allows no form to leave the site. */
function go(search: Search): HTMLElement {
  const element = el('a', { class: 'btn', target: '_top' }, `See ${search.hotel.unit.plural}`);
  search.watch(() => {
    element.href = search.link();
  });
  return element;
}
