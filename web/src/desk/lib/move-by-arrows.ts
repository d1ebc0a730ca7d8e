import type { KeyboardEvent } from 'react';

/** Arrows move from a field through the links below it and back. Whether the key was one of them. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, field: HTMLElement | null): boolean {
  const { key, currentTarget, target } = event;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('ol a')];
  const at = links.findIndex((link) => link === target);
  if (at === -1 && target !== field) return false;
  if (key === 'ArrowDown') links[at + 1]?.focus();
  else if (key === 'ArrowUp') (links[at - 1] ?? field)?.focus();
  else return false;
  event.preventDefault();
  return true;
}
