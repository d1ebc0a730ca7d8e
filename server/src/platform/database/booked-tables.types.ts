import type { LocalDate } from '@portico/domain/calendar/local-date';
import type {
  ChangeId,
  EmailChangeId,
  InvoiceId,
  PaymentAttemptId,
  PropertyId,
  ReservationId,
} from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type {
  AttemptKind,
  AttemptPurpose,
  AttemptStatus,
  RefundReason,
} from '@portico/domain/payment/payment-attempt';
import type { ChangeKind, ChangeMaker, ChangeStatus } from '@portico/domain/reservation/change';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column.types.ts';

/** The tables of payments, refunds and changes of bookings. */

export interface PaymentAttemptTable {
  property_id: PropertyId;
  attempt_id: PaymentAttemptId;
  reservation_id: ReservationId | null;
  kind: AttemptKind;
  status: AttemptStatus;
  amount: number;
  currency: CurrencyCode;
  provider_reference: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_expiry: string | null;
  card_token: string | null;
  created_at: Instant;
  settled_at: Instant | null;
  purpose: Generated<AttemptPurpose>;
  due_date: LocalDate | null;
  action_url: string | null;
  look_at: Instant | null;
  provider: Generated<string>;
  subject: Generated<string>;
  change_id: ChangeId | null;
  invoice_id: InvoiceId | null;
  ends_at: Instant | null;
}

export interface RefundTable {
  property_id: PropertyId;
  refund_id: string;
  attempt_id: PaymentAttemptId;
  reservation_id: ReservationId | null;
  amount: number;
  currency: CurrencyCode;
  reason: RefundReason;
  created_at: Instant;
  refunded_at: Instant | null;
  refused_at: Instant | null;
  change_id: ChangeId | null;
  is_told: Generated<boolean>;
}

export interface PaymentEventTable {
  property_id: PropertyId;
  event_id: string;
  attempt_id: PaymentAttemptId;
  received_at: Instant;
}

export interface EmailChangeTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  email_change_id: EmailChangeId;
  email: string;
  email_before: string;
  asked_by: ChangeMaker;
  created_at: Instant;
  ends_at: Instant;
  new_confirmed_at: Instant | null;
  old_confirmed_at: Instant | null;
}

export interface ReservationChangeTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  change_id: ChangeId;
  kind: ChangeKind;
  status: ChangeStatus;
  made_by: ChangeMaker;
  what: Json;
  plan: Json | null;
  gross_before: number;
  gross_after: number;
  paid_before: number;
  taken: Generated<number>;
  refunded: Generated<number>;
  reason: string | null;
  created_at: Instant;
  settled_at: Instant | null;
  hold_ends_at: Instant | null;
}
