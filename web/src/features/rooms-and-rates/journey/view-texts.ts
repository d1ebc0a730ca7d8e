import type { UnitName } from '@portico/contract/texts/unit-texts';
import { whichUnit } from '../../../shared/stay/stay-texts.ts';
import type { View } from './view.ts';

export function viewTitle(view: View, roomCount: number, unit: UnitName): string {
  switch (view.name) {
    case 'rooms':
      return `Choose ${whichUnit(view.roomNumber, roomCount, unit)}`;
    case 'upgrades':
      return `Upgrade your ${unit.singular}?`;
    case 'guests':
      return 'Who is coming?';
    case 'extras':
      return 'Anything else?';
    case 'summary':
      return 'Your stay';
  }
}

/** The text of the button that leads there. */
export function wayOn(next: View | 'checkout', roomCount: number, unit: UnitName): string {
  if (next === 'checkout') return 'Go to checkout';
  switch (next.name) {
    case 'rooms':
      return `Choose ${whichUnit(next.roomNumber, roomCount, unit)}`;
    case 'upgrades':
      return 'See the upgrades';
    case 'guests':
      return 'Name the guests';
    case 'extras':
      return 'Choose extras';
    case 'summary':
      return 'Continue to summary';
  }
}
