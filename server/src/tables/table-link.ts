import { branded } from '@portico/contract/branded';
import { wirePropertyId } from '@portico/contract/calls/wire-parts';
import { addDays, dateOfDay, dayNumber, type LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, TableBookingId } from '@portico/domain/ids';
import { parse, stringify } from 'uuid';
import * as z from 'zod';
import { sealed, unsealed, type Secrets } from '../access/seal.ts';
import type { BookedTable } from './booked-table.ts';

export interface TableLink {
  readonly propertyId: PropertyId;
  readonly tableBookingId: TableBookingId;
  readonly linkVersion: number;
  /** The last date, local to the property, on which it shows the table. */
  readonly openUntil: LocalDate;
}

const tableBookingIdSchema = branded<TableBookingId>(z.uuid());
const PURPOSE = 'link table';
const FORMAT = 1;
/** Format, property, table, link version, last day. */
const LENGTH = 1 + 4 + 16 + 4 + 4;
const DAYS_AFTER = 30;

/**
 * The code of a link to a table, valid until 30 days after the visit. As for bookings:
 * docs/decisions/0040-links-and-grants.md.
 */
export function tableLinkCode(
  [secret]: Secrets,
  { propertyId, tableBookingId, linkVersion, date }: BookedTable,
): string {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(FORMAT, 0);
  bytes.writeUInt32BE(propertyId, 1);
  bytes.set(parse(tableBookingId), 5);
  bytes.writeUInt32BE(linkVersion, 21);
  bytes.writeUInt32BE(dayNumber(addDays(date, DAYS_AFTER)), 25);
  return sealed(secret, PURPOSE, bytes);
}

/** Reads a table code of ours; undefined for anything else. The caller checks expiry. */
export function readTableLink(secrets: Secrets, code: string): TableLink | undefined {
  const bytes = unsealed(secrets, PURPOSE, code, LENGTH);
  if (bytes === undefined || bytes.readUInt8(0) !== FORMAT) return undefined;
  return {
    propertyId: wirePropertyId.parse(bytes.readUInt32BE(1)),
    tableBookingId: tableBookingIdSchema.parse(stringify(bytes.subarray(5, 21))),
    linkVersion: bytes.readUInt32BE(21),
    openUntil: dateOfDay(bytes.readUInt32BE(25)),
  };
}
