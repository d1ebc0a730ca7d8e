import { numberedUnit } from '@portico/contract/texts/unit-texts';
import type { Guests } from '@portico/domain/occupancy/guests';
import { guestBounds } from '../shared/stay/guest-bounds.ts';
import { capitalised } from '../shared/stay/stay-texts.ts';
import { el, icon, setAttributes } from './el.ts';
import type { Search } from './search.ts';

/** The guests of each room, by kind. */
export function guestsEditor({ hotel, state, change }: Search): HTMLElement {
  const { unit, kinds, limits, defaultGuests } = hotel;
  const said = el('p', { role: 'status', class: 'said' });
  const list = el('div');
  const add = el('button', { class: 'second', click: addRoom }, `Add a ${unit.singular}`);
  let updates: (() => void)[] = [];

  function addRoom() {
    const { rooms } = state();
    const isFull = rooms.length >= hotel.wire.MaxNumberOfRoomsOnBooking;
    said.textContent = isFull ? `You have added the maximum number of ${unit.plural}.` : '';
    if (!isFull) setRooms([...rooms, defaultGuests]);
  }
  function setRooms(rooms: readonly Guests[]) {
    change({ rooms });
    updates = [];
    list.replaceChildren(...rooms.map((_, at) => fieldsOf(at, rooms.length > 1)));
  }

  function fieldsOf(at: number, isRemovable: boolean): HTMLElement {
    const name = numberedUnit(at + 1, unit);
    const remove = () => {
      setRooms(state().rooms.filter((_, index) => index !== at));
      add.focus();
    };
    const button = el('button', { class: 'link', 'aria-label': `Remove ${name}`, click: remove }, 'Remove');
    return el(
      'fieldset',
      {},
      el('legend', {}, name),
      ...kinds.map(([kind, ages]) => stepper(at, kind, ages)),
      isRemovable ? button : null,
    );
  }

  function stepper(at: number, kind: keyof Guests, ages: string): HTMLElement {
    const press = (label: string, path: string, step: number) => {
      const take = () => {
        const { rooms } = state();
        const guests = rooms[at] ?? defaultGuests;
        const { min, max } = guestBounds(kind, guests, limits);
        const count = guests[kind] + step;
        said.textContent = count > max ? `No more ${kind} in one ${unit.singular}.` : '';
        if (count < min || count > max) return;
        change({ rooms: rooms.map((room, index) => (index === at ? { ...room, [kind]: count } : room)) });
        for (const update of updates) update();
      };
      return el('button', { class: 'round', 'aria-label': label, click: take }, icon(path));
    };
    const fewer = press('One fewer', 'M6 12h12', -1);
    const more = press('One more', 'M6 12h12M12 6v12', 1);
    const count = el('output');
    const update = () => {
      const guests = state().rooms[at] ?? defaultGuests;
      const { min, max } = guestBounds(kind, guests, limits);
      count.textContent = String(guests[kind]);
      setAttributes(fewer, { 'aria-disabled': guests[kind] <= min });
      setAttributes(more, { 'aria-disabled': guests[kind] >= max });
    };
    updates.push(update);
    update();
    const name = capitalised(kind);
    const words = el('div', {}, el('b', {}, name), el('small', {}, ages));
    return el('div', { class: 'stepper', role: 'group', 'aria-label': name }, words, fewer, count, more);
  }

  setRooms(state().rooms);
  return el('div', {}, list, said, add);
}
