import { groupFileSchema } from '@portico/contract/group-file/group-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { shoreGroup, shoreHotels } from '@portico/demo/shore/shore-group';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import { groupsLike } from '../hotel/group.store.ts';
import { importGroupFile } from '../hotel/import-group-file.ts';
import type { HotelDirectory } from '../hotel/hotel-directory.ts';
import { keepDemoHotels } from '../property-file/extend-demo.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface DemoHotelsDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
}

/** Imports missing demo hotels and their group, and adds nights that came into range. Throws if refused. */
export async function keepDemoHotelsCurrent({ database, hotels, clock }: DemoHotelsDeps): Promise<void> {
  const { date: today } = localTimeAt(clock.now().getTime(), 'Europe/London');
  const files = [...demoPropertyFiles(today), ...shoreHotels(today)].map((input) => {
    const read = readPropertyFile(input);
    if (!read.ok) throw new Error(`a demo hotel has faults: ${JSON.stringify(read.faults)}`);
    return read.file;
  });
  const results = await keepDemoHotels(database, files, clock);
  for (const result of results) {
    if (!result.ok) throw new Error(`a demo hotel was refused: ${JSON.stringify(result.refusal)}`);
  }
  await keepDemoGroup(database, clock);
  for (const { property } of files) hotels.forget(property.id);
}

/** An existing group stays as it is, even if an import changed it. */
async function keepDemoGroup(database: Database, clock: Clock): Promise<void> {
  const file = groupFileSchema.parse(shoreGroup);
  if ((await groupsLike(database.kysely, file.group.id, file.group.code.toLowerCase())).length > 0) return;
  const imported = await importGroupFile(database, file, { dryRun: false, clock });
  if (!imported.ok) throw new Error(`the demo group was refused: ${JSON.stringify(imported.refusal)}`);
}
