import type { PropertyFileInput } from '@portico/contract/property-file/property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { fellFile } from './fell/fell-file.ts';
import { fellStays } from './fell/stays.ts';
import { lagosFile } from './lagos/lagos-file.ts';
import { lagosStays } from './lagos/stays.ts';
import { quayFile } from './quay/quay-file.ts';
import { quayMessage, quayStays } from './quay/stays.ts';
import { firstDayOfStays, type DemoMessage, type DemoStay } from './stays.ts';

/** A demo hotel whose desk has something to do. */
export interface DemoHouse {
  /** With nights from the first arrival on. */
  readonly file: PropertyFileInput;
  readonly from: LocalDate;
  /** Those about today first. */
  readonly stays: readonly DemoStay[];
  /** Sent today. */
  readonly messages: readonly DemoMessage[];
}

/** Who stayed, stays and will stay at the demo hotels, as seen from `today`. */
export function demoHouses(today: LocalDate): DemoHouse[] {
  const from = firstDayOfStays(today);
  return [
    { file: quayFile(from), from, stays: quayStays(today), messages: [quayMessage] },
    { file: fellFile(from), from, stays: fellStays(today), messages: [] },
    { file: lagosFile(from), from, stays: lagosStays(today), messages: [] },
  ];
}
