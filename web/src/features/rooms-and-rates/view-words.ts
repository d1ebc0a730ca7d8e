import type { UnitWords } from '@portico/contract/texts/unit-words';
import { whichUnit } from '../../parts/stay/stay-words.ts';
import type { View } from './view.ts';

/** The title of the page while the view is shown. */
export function viewTitle(view: View, roomCount: number, unit: UnitWords): string {
  switch (view.name) {
    case 'rooms':
      return `Choose ${whichUnit(view.roomNumber, roomCount, unit)}`;
    case 'guests':
      return 'Who is coming?';
    case 'summary':
      return 'Your stay';
  }
}

/** What the button says that leads there. */
export function wayOn(next: View | 'checkout', roomCount: number, unit: UnitWords): string {
  if (next === 'checkout') return 'Go to checkout';
  switch (next.name) {
    case 'rooms':
      return `Choose ${whichUnit(next.roomNumber, roomCount, unit)}`;
    case 'guests':
      return 'Name the guests';
    case 'summary':
      return 'See the summary';
  }
}
