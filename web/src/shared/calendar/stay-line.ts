import { shortDateText } from '@portico/contract/texts/date-texts';
import { nightsText } from '@portico/contract/texts/guest-texts';
import { countedUnits, type UnitName } from '@portico/contract/texts/unit-texts';
import { nightsOf, type Stay } from '@portico/domain/calendar/stay';
import { capitalised, countInWords } from '../stay/stay-texts.ts';

/** “Three nights, two rooms”. */
export function stayLine(stay: Stay, roomCount: number, unit: UnitName): string {
  const nights = inWords(nightsText(nightsOf(stay)));
  return `${capitalised(nights)}, ${inWords(countedUnits(roomCount, unit))}`;
}

/** “Sun 14 to Wed 17 Mar 2027”: shared parts appear once. */
export function stayDatesLine({ arrival, departure }: Stay): string {
  const from = shortDateText(arrival).split(' ');
  const to = shortDateText(departure);
  const sharesYear = arrival.slice(0, 4) === departure.slice(0, 4);
  const sharesMonth = arrival.slice(0, 7) === departure.slice(0, 7);
  const shown = sharesMonth ? 2 : sharesYear ? 3 : 4;
  return `${from.slice(0, shown).join(' ')} to ${to}`;
}

function inWords(counted: string): string {
  return counted.replace(/^\d+/, (count) => countInWords(Number(count)));
}
