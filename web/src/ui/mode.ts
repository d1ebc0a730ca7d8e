/**
 * Light or dark, as the guest chose; without a choice the pages follow the system. The document itself puts a kept
 * choice on the root element, before anything is painted.
 */
export type Mode = 'light' | 'dark';

const key = 'portico.mode';

/** What is on the screen now. */
export function shownMode(): Mode {
  const chosen = document.documentElement.dataset['mode'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows the mode, and keeps it for the next visit where the browser allows. */
export function chooseMode(mode: Mode): void {
  document.documentElement.dataset['mode'] = mode;
  try {
    localStorage.setItem(key, mode);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
