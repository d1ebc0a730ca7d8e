import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables as the migrations make them; a test holds this file against a migrated database. */
type Instant = ColumnType<Date, Date, Date>;

/** Read as the value, written as JSON text. */
type Json = JSONColumnType<object | null>;

export interface MigrationTable {
  version: number;
  name: string;
  checksum: string;
  applied_at: Instant;
}

export interface PropertyTable {
  property_id: number;
  code: string;
  definition: Json;
  rates_version: Generated<number>;
  imported_at: Instant;
}

export interface RoomNightTable {
  property_id: number;
  room_type_id: number;
  stay_date: string;
  allotment: number;
  sold: Generated<number>;
  held: Generated<number>;
}

export interface RateNightTable {
  property_id: number;
  rate_plan_id: number;
  room_type_id: number;
  stay_date: string;
  version: number;
  open: boolean;
  base: number;
  per_room: number;
  per_adult: number;
  per_child: number;
  per_infant: number;
  per_person_adult: number;
  per_person_child: number;
  per_person_infant: number;
  min_stay: number | null;
  max_stay: number | null;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
  min_advance: number | null;
  max_advance: number | null;
}

export interface NightChangeTable {
  property_id: number;
  changed_at: Instant;
  change_id: string;
  room_type_id: number | null;
  stay_date: string | null;
}

export interface ReservationTable {
  property_id: number;
  reservation_id: string;
  reference_number: string;
  confirmation_token: string;
  status: string;
  arrival: string;
  departure: string;
  currency: string;
  booker: Json;
  special_requests: string | null;
  comment: string | null;
  payment_type: string | null;
  net: number;
  vat: number;
  gross: number;
  due_now: number;
  due_later: Json;
  due_at_hotel: number;
  hold_ends_at: Instant | null;
  created_at: Instant;
  settled_at: Instant | null;
  promo_code: string | null;
  promotion_id: number | null;
  voucher_code: string | null;
  voucher_amount: Generated<number>;
  hold_ended_by: string | null;
  holder_address: string | null;
  holder_email: string | null;
  holder_card: string | null;
  card_try_subject: string | null;
  card_try_window: Instant | null;
}

export interface HolderTable {
  property_id: number;
  kind: string;
  subject: string;
  seen_at: Instant;
}

export interface ReservationItemTable {
  property_id: number;
  reservation_id: string;
  item_id: string;
  room_number: number;
  room_type_id: number;
  room_type_name: string;
  rate_plan_id: number;
  rate_plan_name: string;
  arrival: string;
  departure: string;
  adults: number;
  children: number;
  infants: number;
  lead_guest: Json;
  vat_rate_millipercent: number;
  vat_exclusive: boolean;
  payment_policy: Json;
  cancellation_policy: Json;
  nights: Json;
  net: number;
  vat: number;
  gross: number;
  original_gross: number;
  extras_gross: Generated<number>;
  promotion: Json | null;
  room_configuration: Json | null;
}

export interface ReservationExtraTable {
  property_id: number;
  reservation_id: string;
  item_id: string;
  extra_id: number;
  name: string;
  charge_type: string;
  is_per_person: boolean;
  is_limited: boolean;
  quantity: number;
  net: number;
  vat: number;
  gross: number;
}

export interface ExtraDayTable {
  property_id: number;
  extra_id: number;
  stay_date: string;
  units: number;
  sold: Generated<number>;
  held: Generated<number>;
}

export interface PromotionUseTable {
  property_id: number;
  promotion_id: number;
  most: number;
  used: Generated<number>;
  held: Generated<number>;
}

export interface GiftVoucherTable {
  property_id: number;
  voucher_code: string;
  kind: string;
  initial: number;
  balance: number;
  currency: string;
  valid_until: string | null;
  imported_at: Instant;
}

export interface PaymentAttemptTable {
  property_id: number;
  attempt_id: string;
  reservation_id: string;
  kind: string;
  status: string;
  amount: number;
  currency: string;
  provider_reference: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_expiry: string | null;
  card_token: string | null;
  created_at: Instant;
  settled_at: Instant | null;
  purpose: Generated<string>;
  due_date: string | null;
  action_url: string | null;
  look_at: Instant | null;
  provider: Generated<string>;
  subject: Generated<string>;
}

export interface RefundTable {
  property_id: number;
  refund_id: string;
  attempt_id: string;
  reservation_id: string;
  amount: number;
  currency: string;
  reason: string;
  created_at: Instant;
  refunded_at: Instant | null;
}

export interface PaymentEventTable {
  property_id: number;
  event_id: string;
  attempt_id: string;
  received_at: Instant;
}

export interface IdempotencyTable {
  property_id: number;
  scope: string;
  key: string;
  fingerprint: string;
  attempt_id: string | null;
  lease_until: Instant;
  answer_status: number | null;
  answer_body: Json | null;
  created_at: Instant;
  owner: string | null;
}

export interface RateLimitTable {
  property_id: number;
  kind: string;
  subject: string;
  window_start: Instant;
  window_end: Instant;
  counted: number;
}

export interface OutboxTable {
  property_id: number;
  outbox_id: string;
  kind: string;
  payload: Json;
  message_id: string;
  created_at: Instant;
  due_at: Instant;
  lease_until: Instant | null;
  tries: Generated<number>;
  sent_at: Instant | null;
  last_error: string | null;
}

export interface Schema {
  migration: MigrationTable;
  property: PropertyTable;
  room_night: RoomNightTable;
  rate_night: RateNightTable;
  night_change: NightChangeTable;
  reservation: ReservationTable;
  holder: HolderTable;
  reservation_item: ReservationItemTable;
  reservation_extra: ReservationExtraTable;
  extra_day: ExtraDayTable;
  promotion_use: PromotionUseTable;
  gift_voucher: GiftVoucherTable;
  payment_attempt: PaymentAttemptTable;
  refund: RefundTable;
  payment_event: PaymentEventTable;
  idempotency: IdempotencyTable;
  rate_limit: RateLimitTable;
  outbox: OutboxTable;
}
