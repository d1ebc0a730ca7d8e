import { el, icon } from './el.ts';

/** So far down, in pixels, a finger closes a sheet. */
const SWIPE = 80;

/**
 * A dialog over the page, a sheet from below on a phone. The browser keeps the focus in it, closes it on Esc and gives
 * the focus back.
 */
export function panel(title: string, ...content: readonly Node[]): HTMLDialogElement {
  const close = () => dialog.close();
  const head = el(
    'div',
    { class: 'head' },
    el('h2', {}, title),
    el('button', { class: 'round', 'aria-label': 'Close', click: close }, icon('M6 6l12 12M18 6 6 18')),
  );
  // Only the backdrop is the dialog itself.
  const press = ({ target }: Event) => target === dialog && close();
  const dialog = el(
    'dialog',
    { 'aria-label': title, click: press },
    el('div', { class: 'body' }, head, ...content),
  );
  let from = Infinity;
  head.onpointerdown = ({ clientY }) => {
    from = clientY;
  };
  head.onpointermove = ({ clientY }) => {
    if (clientY - from > SWIPE) close();
  };
  head.onpointerup = () => {
    from = Infinity;
  };
  return dialog;
}

/** The last line of a panel: words, and the button that closes it. */
export function foot(...words: readonly Node[]): HTMLElement {
  const done = ({ currentTarget }: MouseEvent) =>
    currentTarget instanceof Element && currentTarget.closest('dialog')?.close();
  return el('div', { class: 'foot' }, ...words, el('button', { class: 'btn', click: done }, 'Done'));
}
