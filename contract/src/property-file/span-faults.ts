import { addMonths, type LocalDate } from '@portico/domain/calendar/local-date';
import { faultIf, orderFaults, type FileFault } from './file-fault.ts';
import type { AllotmentPart, PropertyFile } from './property-file.ts';

const HORIZON_MONTHS = 48;

/** A list of entries about nights, and its path. */
interface SpanList {
  readonly path: string;
  readonly spans: readonly (Pick<AllotmentPart, 'from' | 'to' | 'weekdays'> & {
    readonly roomTypes?: readonly number[] | undefined;
  })[];
}

function spanLists(file: PropertyFile): SpanList[] {
  return [
    ...file.ratePlans.map(({ seasons }, plan) => ({ path: `ratePlans[${plan}].seasons`, spans: seasons })),
    ...file.extras.map(({ inventory = [] }, extra) => ({
      path: `extras[${extra}].inventory`,
      spans: inventory,
    })),
    ...file.restaurants.map(({ sittings }, restaurant) => ({
      path: `restaurants[${restaurant}].sittings`,
      spans: sittings,
    })),
    { path: 'allotments', spans: file.allotments },
  ];
}

/** Checks entries about nights: dates in order, known room types, all within four years of the first. */
export function spanFaults(file: PropertyFile): FileFault[] {
  const lists = spanLists(file);
  const roomTypeIds = new Set(file.roomTypes.map(({ id }) => id));
  const latest = latestNight(lists);
  return lists.flatMap(({ path, spans }) =>
    spans.flatMap((span, index) => [
      ...orderFaults(`${path}[${index}]`, { from: span.from, to: span.to }),
      ...horizonFaults(`${path}[${index}]`, span, latest),
      ...roomTypeFaults(`${path}[${index}]`, span, roomTypeIds),
      ...repeatedWeekdays(`${path}[${index}]`, span),
    ]),
  );
}

function latestNight(lists: readonly SpanList[]): LocalDate {
  const starts = lists.flatMap(({ spans }) => spans.map(({ from }) => from));
  const first = starts.reduce((least, from) => (from < least ? from : least));
  return first < '9990' ? addMonths(first, HORIZON_MONTHS) : first;
}

type Span = SpanList['spans'][number];

function horizonFaults(path: string, { to }: Span, latest: LocalDate): FileFault[] {
  const expected = `${latest} or earlier: all nights lie within four years of the first`;
  return faultIf(to > latest, `${path}.to`, expected, to);
}

function roomTypeFaults(path: string, { roomTypes = [] }: Span, known: ReadonlySet<number>): FileFault[] {
  return roomTypes.flatMap((id, index) =>
    faultIf(!known.has(id), `${path}.roomTypes[${index}]`, 'the id of a room type of this file', id),
  );
}

function repeatedWeekdays(path: string, { weekdays = [] }: Span): FileFault[] {
  return weekdays.flatMap((weekday, index) => {
    const isRepeated = weekdays.indexOf(weekday) !== index;
    return faultIf(isRepeated, `${path}.weekdays[${index}]`, 'each weekday once', weekday);
  });
}
