import { use } from 'react';
import { RangeCalendarStateContext } from 'react-aria-components';
import { IconButton } from '../../ui/icon-button.tsx';

/** One month back or on. */
export function MonthTurn({ by }: { by: 'back' | 'on' }) {
  const state = use(RangeCalendarStateContext);
  if (state === null) return null;
  const isAtEnd = by === 'back' ? state.isPreviousVisibleRangeInvalid() : state.isNextVisibleRangeInvalid();
  return (
    <IconButton
      icon={by === 'back' ? 'back' : 'arrow'}
      label={by === 'back' ? 'Earlier months' : 'Later months'}
      aria-disabled={isAtEnd || undefined}
      onClick={() => {
        if (isAtEnd) return;
        // The focus stays on the button.
        state.setFocused(false);
        if (by === 'back') state.focusPreviousPage();
        else state.focusNextPage();
      }}
    />
  );
}
