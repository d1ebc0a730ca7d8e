import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { demoPropertyFiles } from '@portico/demo/demo-property-files';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { HotelDirectory } from '../core/hotel/hotel-directory.ts';
import { keepDemoHotels } from '../core/property-import/extend-demo.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Database } from '../platform/database/database.ts';

export interface DemoHotelsDeps {
  readonly database: Database;
  readonly hotels: HotelDirectory;
  readonly clock: Clock;
}

/** Imports the demo hotels that are not there yet and adds the nights that have come into view. Throws when refused. */
export async function keepDemoHotelsCurrent({ database, hotels, clock }: DemoHotelsDeps): Promise<void> {
  const { date: today } = localTimeAt(clock.now().getTime(), 'Europe/London');
  const files = demoPropertyFiles(today).map((input) => {
    const read = readPropertyFile(input);
    if (!read.ok) throw new Error(`a demo hotel has faults: ${JSON.stringify(read.faults)}`);
    return read.file;
  });
  const results = await keepDemoHotels(database, files, clock);
  for (const result of results) {
    if (!result.ok) throw new Error(`a demo hotel was refused: ${JSON.stringify(result.refusal)}`);
  }
  for (const { propertyId } of await hotels.all()) hotels.forget(propertyId);
}
