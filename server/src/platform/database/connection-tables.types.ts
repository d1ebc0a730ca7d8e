import type { LocalDate } from '@portico/domain/calendar/local-date';
import type { PropertyId, RatePlanId, ReservationId, RoomTypeId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { GeneratedJson, Instant, Json } from './column.types.ts';

/** The tables of other systems that a hotel has connected. */

export interface ConnectionTable {
  property_id: PropertyId;
  connection_id: string;
  name: string;
  rights: Json;
  codes: Json;
  secret_hash: string;
  former_secrets: GeneratedJson;
  created_at: Instant;
  last_message_at: Instant | null;
  revoked_at: Instant | null;
  push_url: string | null;
  push_username: string | null;
  push_password: string | null;
  pushed_by: string | null;
  pushed_id: Generated<ReservationId>;
}

export interface ReservationPushTable {
  property_id: PropertyId;
  connection_id: string;
  reservation_id: ReservationId;
  changed_by: string;
  is_waiting: boolean;
  due_at: Instant;
  lease_until: Instant | null;
  tries: Generated<number>;
  last_error: string | null;
  dead_at: Instant | null;
  told: string | null;
}

/** What another system is told of a booking: that it is new, changed or cancelled. */
export type PushKind = 'Commit' | 'Modify' | 'Cancel';
export type PushOutcome = 'unanswered' | 'taken' | 'refused';

export interface PushMessageTable {
  property_id: PropertyId;
  connection_id: string;
  message_id: string;
  reservation_id: ReservationId;
  changed_by: string;
  kind: PushKind;
  hash: string;
  body: string | null;
  made_at: Instant;
  tried_at: Instant;
  tries: Generated<number>;
  outcome: Generated<PushOutcome>;
  answer: string | null;
}

export interface GoogleHotelTable {
  property_id: PropertyId;
  due_at: Instant;
  tries: Generated<number>;
  lease_until: Instant | null;
  told_at: Instant | null;
  last_error: string | null;
  round: Generated<number>;
}

export interface GoogleToldTable {
  property_id: PropertyId;
  part: string;
  digest: string;
}

export interface ConnectionNightTable {
  property_id: PropertyId;
  connection_id: string;
  room_type_id: RoomTypeId;
  /** 0: the rooms for sale. */
  rate_plan_id: RatePlanId;
  stay_date: LocalDate;
  sequences: Json;
  last_sequence: number;
}

type ConnectionOutcome = 'done' | 'partly' | 'refused';

export interface ConnectionMessageTable {
  property_id: PropertyId;
  connection_id: string;
  message_id: string;
  received_at: Instant;
  kind: string;
  key: string | null;
  fingerprint: string;
  body: string;
  answer: Json;
  outcome: ConnectionOutcome;
  sent: string | null;
}

export interface OtherNumberTable {
  property_id: PropertyId;
  connection_id: string;
  reservation_id: ReservationId;
  number: string;
}
