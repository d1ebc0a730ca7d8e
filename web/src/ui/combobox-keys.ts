interface ListPlace {
  readonly isOpen: boolean;
  /** Of the options, from 0; negative: none yet. */
  readonly active: number;
  readonly count: number;
}

interface Press {
  readonly key: string;
  readonly altKey: boolean;
  readonly nativeEvent: { readonly isComposing: boolean };
}

/**
 * What a key does in a list that is led through from its field: to which option it leads, or the end of it. The ends of
 * the list join. “Open”: while what can be chosen is still asked for, the list is wanted as soon as it is there. Null for a
 * key that belongs to the text or to the page.
 */
export function stepThrough(
  { key, altKey, nativeEvent }: Press,
  { isOpen, active, count }: ListPlace,
): number | 'open' | 'choose' | 'close' | null {
  // The keys of an input method are its own.
  if (nativeEvent.isComposing) return null;
  if (count === 0) return key === 'ArrowDown' ? 'open' : null;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      if (altKey) return isOpen ? 'close' : null;
      return active < 0 ? count - 1 : (active + count - 1) % count;
    case 'Enter':
      // With the list open it sends no form.
      if (!isOpen) return null;
      return active < 0 ? 0 : 'choose';
    case 'Escape':
      return isOpen ? 'close' : null;
    default:
      return null;
  }
}
