import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId, ReservationId, StaffId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { GeneratedJson, Instant, Json } from './column.types.ts';

/** The tables of staff and of what they did. */
export interface StaffTable {
  staff_id: StaffId;
  email: string;
  name: string;
  created_at: Instant;
}

export interface StaffRoleTable {
  property_id: PropertyId;
  staff_id: StaffId;
  role: StaffRole;
  created_at: Instant;
}

export interface StaffSessionTable {
  token_hash: string;
  session_id: string;
  staff_id: StaffId;
  created_at: Instant;
  ends_at: Instant;
  used_at: Instant;
  was_idle: Generated<boolean>;
  address: string;
  user_agent: string;
}

export type AuditOutcome = 'begun' | 'done' | 'refused' | 'failed';

export interface AuditEntryTable {
  property_id: PropertyId;
  entry_id: string;
  asked_at: Instant;
  staff_id: StaffId | null;
  made_by: string;
  made_from: string;
  call: string;
  outcome: AuditOutcome;
  refusal_code: string | null;
  reservation_id: ReservationId | null;
  what: GeneratedJson;
  reason: string | null;
  request_key: string | null;
  fingerprint: string | null;
  answer: Json | null;
}
