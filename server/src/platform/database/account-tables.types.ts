import type { IndividualId, PaymentAttemptId, PropertyId } from '@portico/domain/ids';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of accounts; for those of hotels and bookings see schema.types.ts. */
export interface AccountTable {
  property_id: PropertyId;
  individual_id: IndividualId;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  street: Generated<string>;
  city: Generated<string>;
  state_or_county: Generated<string>;
  post_code: Generated<string>;
  country_id: number | null;
  receive_brand_offers: Generated<boolean>;
  may_choose_payment: Generated<boolean>;
  created_at: Instant;
  password_changed_at: Instant;
}

export type AccountRequestKind = 'register' | 'confirm-again' | 'reset';

export interface AccountRequestTable {
  property_id: PropertyId;
  request_id: string;
  kind: AccountRequestKind;
  email: string;
  registration: Json | null;
  created_at: Instant;
  ends_at: Instant;
}

export type AccountTokenPurpose = 'confirm' | 'reset' | 'new-email' | 'old-email';

export interface AccountTokenTable {
  property_id: PropertyId;
  token_hash: string;
  purpose: AccountTokenPurpose;
  subject_id: string;
  created_at: Instant;
  ends_at: Instant;
  used_at: Instant | null;
}

export interface AccountEmailChangeTable {
  property_id: PropertyId;
  request_id: string;
  individual_id: IndividualId;
  email: string;
  email_before: string;
  created_at: Instant;
  ends_at: Instant;
  new_confirmed_at: Instant | null;
  old_confirmed_at: Instant | null;
}

export interface AccountSessionTable {
  property_id: PropertyId;
  session_hash: string;
  individual_id: IndividualId;
  created_at: Instant;
  ends_at: Instant;
}

export interface AccountCardTable {
  property_id: PropertyId;
  individual_id: IndividualId;
  card_id: string;
  provider: string;
  token: string;
  brand: string;
  last4: string;
  expiry: string;
  created_at: Instant;
}

export type CardRequestStatus = 'open' | 'stored' | 'declined';

export interface AccountCardRequestTable {
  property_id: PropertyId;
  attempt_id: PaymentAttemptId;
  individual_id: IndividualId | null;
  provider: string;
  provider_reference: string | null;
  status: CardRequestStatus;
  action_url: string | null;
  created_at: Instant;
  settled_at: Instant | null;
}
