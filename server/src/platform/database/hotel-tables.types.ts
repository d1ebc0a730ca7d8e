import type { GroupId, PropertyId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of hotels and groups as imported; for those of nights and bookings see schema.types.ts. */
export interface MigrationTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Instant;
}

export interface PropertyTable {
  property_id: PropertyId;
  code: string;
  definition: Json;
  rates_version: Generated<number>;
  imported_at: Instant;
  revision: Generated<number>;
}

export interface PropertyGroupTable {
  group_id: GroupId;
  code: string;
  definition: Json;
  imported_at: Instant;
}
