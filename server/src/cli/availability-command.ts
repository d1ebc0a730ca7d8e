import type { LocalDate } from '@portico/domain/calendar/local-date';
import * as z from 'zod';
import {
  setRooms,
  type NightSet,
  type RoomsSet,
  type RoomsSetting,
  type SetRoomsRefusal,
} from '../property-file/set-rooms.ts';
import { command, done, refusedFor, type CommandResult } from './command.ts';
import { dryRun, optional, property, required, value } from './command-option.ts';
import type { CommandSetting } from './command-setting.ts';
import { datesText } from './dates-text.ts';
import { nightsOf, nightsOptions } from './nights-option.ts';
import { roomType, roomTypesOf } from './room-type-option.ts';
import { withHotel } from './with-hotel.ts';

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
  run: (values, setting) => apply(values, { kind: 'open', rooms: values.rooms }, setting),
});

interface Values {
  readonly property: string;
  readonly roomType: string | undefined;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly weekdays: readonly number[] | undefined;
  readonly dryRun: boolean;
}

function apply(values: Values, how: RoomsSetting, setting: CommandSetting): Promise<CommandResult<Answer>> {
  return withHotel<Answer>(values, setting, async (hotel, database) => {
    const types = roomTypesOf(hotel, values.roomType);
    if ('why' in types) return refusedFor(types.why);
    const nights = nightsOf(hotel, values, setting);
    if ('why' in nights) return refusedFor(nights.why);
    const { propertyId } = hotel;
    const { dryRun } = values;
    const requested = { propertyId, ...types, ...nights, setting: how, dryRun };
    const set = await setRooms(database, requested, setting.clock);
    if (!set.ok) return refusedFor(...why(set.refusal, values.property), 'Nothing was changed.');
    return done([...(dryRun ? ['Nothing was written. It would be:'] : []), ...set.value.flatMap(linesOf)], {
      isDryRun: dryRun,
      roomTypes: [...set.value],
    });
  });
}

function why(refusal: SetRoomsRefusal, code: string): string[] {
  if (refusal.code === 'availability.busy')
    return [`An import or another command is working on ${code}. Try again when it has ended.`];
  return refusal.roomTypes.flatMap(({ name, days }) =>
    days.map(
      ({ date, taken, allotment }) =>
        `${name}, night of ${date}: ${taken} sold or held, so ${allotment} cannot be for sale.`,
    ),
  );
}

/** Nights with the same change share a line. */
function linesOf({ roomType, nights, without }: RoomsSet): string[] {
  const alike = new Map<string, LocalDate[]>();
  for (const one of nights) {
    const words = nightText(one);
    alike.set(words, [...(alike.get(words) ?? []), one.date]);
  }
  const lines = [...alike].map(([words, dates]) => `${roomType}, ${datesText(dates)}: ${words}`);
  const none = without.length === 0 ? [] : [`${roomType}, ${datesText(without)}: not for sale, as before`];
  return lines.length + none.length > 0 ? [...lines, ...none] : [`${roomType}: nothing to change`];
}

function nightText({ was, rooms, closed }: NightSet): string {
  const before = was === null ? 'not for sale' : stateText(was);
  return `${before} -> ${stateText({ rooms, closed })}`;
}

const stateText = ({ rooms, closed }: { readonly rooms: number; readonly closed: boolean }) =>
  `${rooms} ${rooms === 1 ? 'room' : 'rooms'}${closed ? ', closed' : ''}`;
