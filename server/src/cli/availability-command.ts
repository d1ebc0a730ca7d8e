import type { DeskTakes } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import * as z from 'zod';
import type { Hotel } from '../hotel/hotel.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { dryRun, optional, property, required, value } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';
import { datesText } from '../property-file/dates-text.ts';
import { nightsOf, nightsOptions } from './nights-option.ts';
import { roomType, roomTypesOf } from './room-type-option.ts';
import { withHotel } from './with-hotel.ts';
import { operate, wordsOf } from './with-operation.ts';

const which = { property, roomType, ...nightsOptions };
const rooms = value.whole('N', 'rooms for sale on each night, those that are sold among them', [0, 10_000]);

const night = z.strictObject({ rooms: z.int(), closed: z.boolean() });
const answers = z.strictObject({
  isDryRun: z.boolean(),
  roomTypes: z.array(
    z.strictObject({
      roomType: z.string(),
      nights: z.array(night.extend({ date: z.string(), taken: z.int(), was: night.nullable() })).readonly(),
      without: z.array(z.string()).readonly(),
    }),
  ),
});
type Answer = z.input<typeof answers>;

/** For all three: docs/property-file.md, "What a hotel sets by command". */
export const setAvailability = command({
  name: 'availability set',
  does: [
    'Sets how many rooms are for sale on each night, never fewer than are sold or held.',
    'A night that is closed stays closed.',
  ],
  options: { ...which, rooms: required(rooms), dryRun },
  answers,
  run: (values, setting) => apply(values, { kind: 'set', rooms: values.rooms }, setting),
});

export const closeAvailability = command({
  name: 'availability close',
  does: [
    'Sells nothing more on these nights, whatever is left and whoever cancels, until they are opened.',
    'Bookings that stand are not touched.',
  ],
  options: { ...which, dryRun },
  answers,
  run: (values, setting) => apply(values, { kind: 'close' }, setting),
});

export const openAvailability = command({
  name: 'availability open',
  does: [
    'Sells nights again that were closed, with as many rooms as before or with --rooms.',
    'A night that was never for sale needs --rooms.',
  ],
  options: { ...which, rooms: optional(rooms), dryRun },
  answers,
  run: (values, setting) =>
    apply(values, { kind: 'open', ...(values.rooms !== undefined && { rooms: values.rooms }) }, setting),
});

type RoomsSetting = NonNullable<DeskTakes<'Rates/Save'>['changes'][number]['rooms']>;

interface Values {
  readonly property: string;
  readonly roomType: string | undefined;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly weekdays: readonly number[] | undefined;
  readonly dryRun: boolean;
}

function apply(values: Values, rooms: RoomsSetting, setting: CommandSetting): Promise<CommandResult<Answer>> {
  return withHotel<Answer>(values, setting, async (hotel, database) => {
    const types = roomTypesOf(hotel, values.roomType);
    if ('why' in types) return refusedFor(types.why);
    const nights = nightsOf(hotel, values, setting);
    if ('why' in nights) return refusedFor(nights.why);
    const { dryRun, from, to, weekdays = null } = values;
    const roomTypeIds = types.roomTypes.map(({ id }) => id);
    return operate(
      { setting, hotel, database },
      dryRun ? 'Rates/PreviewSave' : 'Rates/Save',
      { changes: [{ roomTypeIds, from, to, weekdays, rooms }], seen: null },
      {
        tell: (answer) => {
          const roomTypes = answer.rooms.map(({ roomTypeId, nights: those, without }) => ({
            roomType: types.roomTypes.find(({ id }) => id === roomTypeId)?.name ?? '',
            nights: those,
            without,
          }));
          const lines = roomTypes.flatMap(linesOf);
          return done([...(dryRun ? ['Nothing was written. It would be:'] : []), ...lines], {
            isDryRun: dryRun,
            roomTypes,
          });
        },
        why: (refusal) => [...why(refusal, hotel, values.property), 'Nothing was changed.'],
      },
    );
  });
}

function why(refusal: DeskRefusal, hotel: Hotel, code: string): string[] {
  if (refusal.code === 'desk.rates-busy')
    return [`An import or another command is working on ${code}. Try again when it has ended.`];
  if (refusal.code !== 'desk.rooms-below-taken') return wordsOf(refusal, hotel);
  return refusal.facts.short.flatMap(({ name, days }) =>
    days.map(
      ({ date, taken, allotment }) =>
        `${name}, night of ${date}: ${taken} sold or held, so ${allotment} cannot be for sale.`,
    ),
  );
}

/** Nights with the same change share a line. */
function linesOf({ roomType, nights, without }: Answer['roomTypes'][number]): string[] {
  const alike = new Map<string, string[]>();
  for (const one of nights) {
    const words = nightText(one);
    alike.set(words, [...(alike.get(words) ?? []), one.date]);
  }
  const lines = [...alike].map(([words, dates]) => `${roomType}, ${datesText(dates)}: ${words}`);
  const none = without.length === 0 ? [] : [`${roomType}, ${datesText(without)}: not for sale, as before`];
  return lines.length + none.length > 0 ? [...lines, ...none] : [`${roomType}: nothing to change`];
}

function nightText({ was, rooms, closed }: Answer['roomTypes'][number]['nights'][number]): string {
  const before = was === null ? 'not for sale' : stateText(was);
  return `${before} -> ${stateText({ rooms, closed })}`;
}

const stateText = ({ rooms, closed }: { readonly rooms: number; readonly closed: boolean }) =>
  `${rooms} ${rooms === 1 ? 'room' : 'rooms'}${closed ? ', closed' : ''}`;
