import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of hotels and groups as imported; for those of nights and bookings see schema.types.ts. */
interface MigrationTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Instant;
  unused_since: number | null;
}

interface PropertyTable {
  property_id: PropertyId;
  code: string;
  definition: Json;
  rates_version: Generated<number>;
  imported_at: Instant;
  revision: Generated<number>;
}

interface PropertyGroupTable {
  group_id: GroupId;
  code: string;
  definition: Json;
  imported_at: Instant;
}

interface SetUpDraftTable {
  property_id: PropertyId;
  part: string;
  value: Json | null;
  based_on: string;
  version: string;
  saved_by: string;
  saved_at: Instant;
}

interface PublishedPartTable {
  property_id: PropertyId;
  part: string;
  revision: number;
  published_by: string;
  published_at: Instant;
}

/** Files of the pictures that staff have added. */
interface AddedPictureTable {
  property_id: PropertyId;
  file: string;
  named_at: Instant;
}

/** What staff and commands set of nights, to be undone and as history. */
interface NightsSaveTable {
  property_id: PropertyId;
  save_id: string;
  saved_at: Instant;
  made_by: string;
  first_night: LocalDate;
  last_night: LocalDate;
  nights: Json;
  undoes: string | null;
  undone_at: Instant | null;
}

interface SeasonTable {
  property_id: PropertyId;
  season_id: string;
  name: string;
  first_night: LocalDate;
  last_night: LocalDate;
}

/** Empty texts were not given. */
interface VoucherRecipientTable {
  property_id: PropertyId;
  recipient_id: string;
  voucher_code: string;
  name: string;
  email: string;
  message: string;
  created_at: Instant;
}

/** By name. */
export interface HotelTables {
  migration: MigrationTable;
  property: PropertyTable;
  property_group: PropertyGroupTable;
  set_up_draft: SetUpDraftTable;
  published_part: PublishedPartTable;
  nights_save: NightsSaveTable;
  added_picture: AddedPictureTable;
  season: SeasonTable;
  voucher_recipient: VoucherRecipientTable;
}
