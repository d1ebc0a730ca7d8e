import { hostname } from 'node:os';
import {
  deskCalls,
  type DeskAnswer,
  type DeskCallName,
  type DeskTakes,
} from '@portico/contract/desk/desk-calls';
import { deskRefusalText, type DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { snapshots } from '../availability/snapshot/snapshots.ts';
import { runOperation } from '../desk/run-operation.ts';
import { hotelDirectory } from '../hotel/hotel-directory.ts';
import type { Hotel } from '../hotel/hotel.ts';
import type { Database } from '../platform/database/database.ts';
import { commandPayments } from './command-payments.ts';
import { linkSetting } from './command-secrets.ts';
import { refusedFor, type CommandResult } from './command.ts';
import type { CommandSetting } from './command-setting.ts';
import { reachOf } from './webhook-setting.ts';
import { withHotel } from './with-hotel.ts';

/**
 * Runs a call of the desk for a command: the same function, entered in the audit trail as a command's. Refused in the
 * same words as in the desk, unless `why` gives others.
 */
export function withOperation<Name extends DeskCallName, Answer>(
  setting: CommandSetting,
  property: string,
  name: Name,
  takes: DeskTakes<Name>,
  tell: (answer: DeskAnswer<Name>, hotel: Hotel) => CommandResult<Answer>,
  why: (refusal: DeskRefusal, hotel: Hotel) => readonly string[] = wordsOf,
): Promise<CommandResult<Answer>> {
  return withHotel<Answer>({ property }, setting, (hotel, database) =>
    operate({ setting, hotel, database }, name, takes, {
      tell: (answer) => tell(answer, hotel),
      why,
    }),
  );
}

/** The same for a hotel that was found already. `why`: the lines of a refusal. */
export async function operate<Name extends DeskCallName, Answer>(
  { setting, hotel, database }: { setting: CommandSetting; hotel: Hotel; database: Database },
  name: Name,
  takes: DeskTakes<Name>,
  {
    tell,
    why,
  }: {
    readonly tell: (answer: DeskAnswer<Name>) => CommandResult<Answer>;
    readonly why: (refusal: DeskRefusal, hotel: Hotel) => readonly string[];
  },
): Promise<CommandResult<Answer>> {
  const read = deskCalls[name].takes.safeParse(takes);
  if (!read.success)
    return refusedFor(...read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  const { providers } = await commandPayments(setting.environment);
  const { secrets, publicUrl } = linkSetting(setting);
  const hotels = hotelDirectory(database);
  const outcome = await runOperation(
    {
      database,
      hotels,
      snapshots: snapshots(database, hotels, setting.clock),
      clock: setting.clock,
      providers,
      links: secrets === undefined ? undefined : { secrets, publicUrl },
      webhookReach: reachOf(setting),
      log: setting.log,
    },
    name,
    { hotel, operator: { kind: 'command', name: 'command', from: hostname() } },
    read.data,
  );
  return outcome.ok ? tell(outcome.value) : refusedFor(...why(outcome.refusal, hotel));
}

/** A refusal in the words of the desk. */
export function wordsOf(refusal: DeskRefusal, hotel: Hotel): string[] {
  if ('faults' in refusal) return refusal.faults.map(({ field, message }) => `${field}: ${message}`);
  return [deskRefusalText(refusal, hotel.definition.property.unitName).words];
}
