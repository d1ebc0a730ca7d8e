import type { UnreadPart } from '../unread-link.ts';
import type { UnitName } from './unit-texts.ts';

/** “Part of your link could not be read and was left out: the guests and the promo code.” `parts` has at least one. */
export function unreadLinkText(parts: readonly UnreadPart[], unit: UnitName): string {
  const names: Record<UnreadPart, string> = {
    arrival: 'the day you arrive',
    length: 'the length of your stay',
    rooms: `the guests and ${unit.plural}`,
    promo: 'the promo code',
    rate: 'the rate',
    room: `the ${unit.singular}`,
    location: 'the building',
    area: 'the area',
  };
  const all = parts.map((part) => names[part]);
  const listed = [all.slice(0, -1).join(', '), all.at(-1)].filter((words) => words !== '').join(' and ');
  return `Part of your link could not be read and was left out: ${listed}.`;
}
