/** Light or dark, as the guest chose; without a choice the pages follow the system. */
export type Mode = 'light' | 'dark';

const key = 'portico.mode';

/** The guest's own choice, or null. A browser that keeps nothing has none. */
export function storedMode(): Mode | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

/** Puts the guest's choice on the root element; called before the first paint. */
export function applyStoredMode(): void {
  const mode = storedMode();
  if (mode !== null) document.documentElement.dataset['mode'] = mode;
}

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
