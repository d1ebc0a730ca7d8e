import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { fellFile } from './fell/fell-file.ts';
import { lagosFile } from './lagos/lagos-file.ts';
import { quayFile } from './quay/quay-file.ts';

/** The property files of all demo hotels, with nights from `today` to 36 months on. */
export function demoPropertyFiles(today: LocalDate): PropertyFileInput[] {
  return [quayFile(today), fellFile(today), lagosFile(today)];
}
