import { useState } from 'react';
import { Icon } from './icon.tsx';

/**
 * A PageHeaderItem's button between light and dark; by default the pages follow the system. The document itself sets a
 * stored choice on the root element, before anything is painted.
 */
export function ModeSwitch() {
  const [mode, setMode] = useState(shownMode);
  function turn() {
    const other = shownMode() === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['mode'] = other;
    keep(other);
    setMode(other);
  }
  // Its icon and name are those of the mode it switches to.
  const isDark = mode === 'dark';
  return (
    <button type="button" aria-label={`Switch to ${isDark ? 'light' : 'dark'} colours`} onClick={turn}>
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}

/** For the next visit, if the browser allows. */
function keep(mode: 'light' | 'dark'): void {
  try {
    localStorage.setItem('portico.mode', mode);
  } catch {
    // Private windows may refuse; then the choice lasts as long as the page.
  }
}

/** The current mode on the screen. */
function shownMode(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['mode'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
