import type { StaffRole } from '@portico/contract/desk/staff-roles';
import type { PropertyId, ReservationId, StaffId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { GeneratedJson, Instant, Json } from './column.types.ts';

/** The tables of staff and of what they did. */
interface StaffTable {
  staff_id: StaffId;
  email: string;
  name: string;
  created_at: Instant;
}

interface StaffRoleTable {
  property_id: PropertyId;
  staff_id: StaffId;
  role: StaffRole;
  created_at: Instant;
}

interface StaffSessionTable {
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

interface AuditEntryTable {
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
  connection_id: string | null;
}

interface StaffPasswordTable {
  staff_id: StaffId;
  password_hash: string;
  code_secret: string;
  code_step: number;
  set_at: Instant;
}

interface StaffRecoveryCodeTable {
  staff_id: StaffId;
  code_hash: string;
  made_at: Instant;
}

interface StaffPasskeyTable {
  credential_id: string;
  passkey_id: string;
  staff_id: StaffId;
  public_key: string;
  counter: number;
  name: string;
  created_at: Instant;
  used_at: Instant | null;
}

/** What an answer of a passkey is for. */
export type ChallengePurpose = 'log-in' | 'confirm' | 'add' | 'invitation';

interface StaffChallengeTable {
  challenge: string;
  purpose: ChallengePurpose;
  subject: string;
  ends_at: Instant;
}

interface StaffInvitationTable {
  property_id: PropertyId;
  invitation_id: string;
  email: string;
  name: string;
  role: StaffRole;
  is_new_log_in: boolean;
  token_hash: string | null;
  invited_by: string;
  created_at: Instant;
  ends_at: Instant;
}

interface StaffDeviceTable {
  device_id: string;
  staff_id: StaffId;
  token_hash: string;
  created_at: Instant;
  ends_at: Instant;
  address: string;
  user_agent: string;
}

export type NeedKind = 'charge' | 'refund' | 'message';

interface DealtWithTable {
  property_id: PropertyId;
  kind: NeedKind;
  subject_id: string;
  done_at: Instant;
}

/** By name. */
export interface StaffTables {
  staff: StaffTable;
  staff_role: StaffRoleTable;
  staff_session: StaffSessionTable;
  staff_password: StaffPasswordTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_passkey: StaffPasskeyTable;
  staff_challenge: StaffChallengeTable;
  staff_invitation: StaffInvitationTable;
  staff_device: StaffDeviceTable;
  audit_entry: AuditEntryTable;
  dealt_with: DealtWithTable;
}
