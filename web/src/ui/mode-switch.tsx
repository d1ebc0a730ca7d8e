import { useState } from 'react';
import { Icon } from './icon.tsx';
import { chooseMode, shownMode } from './mode.ts';

/** A LetterheadItem's button between light and dark. */
export function ModeSwitch() {
  const [mode, setMode] = useState(shownMode);
  function turn() {
    const other = shownMode() === 'dark' ? 'light' : 'dark';
    chooseMode(other);
    setMode(other);
  }
  // Drawn and named after what a press leads to.
  const isDark = mode === 'dark';
  return (
    <button type="button" aria-label={`Switch to ${isDark ? 'light' : 'dark'} colours`} onClick={turn}>
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
