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
  return (
    <button type="button" aria-label="Dark colours" aria-pressed={mode === 'dark'} onClick={turn}>
      <Icon name="moon" />
    </button>
  );
}
