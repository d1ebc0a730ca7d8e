import type { LocalDate } from '@portico/domain/calendar/local-date';
import type {
  ExtraId,
  IndividualId,
  PromotionId,
  PropertyId,
  RatePlanId,
  ReservationId,
  ReservationItemId,
  RoomTypeId,
} from '@portico/domain/ids';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { PaymentType } from '@portico/domain/payment/payment-methods';
import type { GiftVoucherKind } from '@portico/domain/payment/voucher';
import type { ExtraChargeType } from '@portico/domain/pricing/extra-cost';
import type { HoldEndedBy, ReservationStatus } from '@portico/domain/reservation/status';
import type { Generated } from 'kysely';
import type {
  EmailChangeTable,
  PaymentAttemptTable,
  PaymentEventTable,
  RefundTable,
  ReservationChangeTable,
} from './booked-tables.types.ts';
import type { GeneratedJson, Instant, Json } from './column.types.ts';
import type { HotelTables } from './hotel-tables.types.ts';
import type {
  ConnectionMessageTable,
  ConnectionNightTable,
  ConnectionTable,
  GoogleHotelTable,
  GoogleToldTable,
  ReservationPushTable,
  OtherNumberTable,
  PushMessageTable,
} from './connection-tables.types.ts';
import type { WebhookEndpointTable, WebhookMessageTable } from './event-tables.types.ts';
import type {
  AccountCardRequestTable,
  AccountCardTable,
  AccountEmailChangeTable,
  AccountRequestTable,
  AccountSessionTable,
  AccountTable,
  AccountTokenTable,
} from './account-tables.types.ts';
import type { DeskTables } from './desk-tables.types.ts';
import type { InvoiceTable, LinkPaymentTable, PaymentRequestTable } from './invoice-tables.types.ts';
import type {
  ContactMessageTable,
  IdempotencyTable,
  OutboxTable,
  RateLimitTable,
} from './request-tables.types.ts';
import type { RestaurantQuarterTable, TableBookingTable } from './restaurant-tables.types.ts';
import type { StaffTables } from './staff-tables.types.ts';

/** The tables as created by the migrations; a test compares this file with a migrated database. */

export interface RoomNightTable {
  property_id: PropertyId;
  room_type_id: RoomTypeId;
  stay_date: LocalDate;
  allotment: number;
  sold: Generated<number>;
  held: Generated<number>;
  closed: Generated<boolean>;
  revision: Generated<number>;
}

export interface RateNightTable {
  property_id: PropertyId;
  rate_plan_id: RatePlanId;
  room_type_id: RoomTypeId;
  stay_date: LocalDate;
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
  min_stay_through: number | null;
  max_stay_through: number | null;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
  min_advance: number | null;
  max_advance: number | null;
  revision: Generated<number>;
}

export interface NightChangeTable {
  property_id: PropertyId;
  changed_at: Instant;
  change_id: string;
  room_type_id: RoomTypeId | null;
  stay_date: LocalDate | null;
  written_by: Generated<string>;
}

export interface ReservationTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  reference_number: string;
  confirmation_token: string;
  status: ReservationStatus;
  arrival: LocalDate;
  departure: LocalDate;
  currency: CurrencyCode;
  booker: Json;
  special_requests: string | null;
  arrival_time: string | null;
  comment: string | null;
  payment_type: PaymentType | null;
  net: number;
  vat: number;
  gross: number;
  due_now: number;
  due_later: Json;
  due_at_hotel: number;
  due_on_invoice: Generated<number>;
  company: Json | null;
  hold_ends_at: Instant | null;
  created_at: Instant;
  settled_at: Instant | null;
  promo_code: string | null;
  promotion_id: PromotionId | null;
  voucher_code: string | null;
  voucher_amount: Generated<number>;
  version: Generated<number>;
  link_version: Generated<number>;
  hold_ended_by: HoldEndedBy | null;
  holder_address: string | null;
  holder_email: string | null;
  holder_card: string | null;
  card_try_subject: string | null;
  card_try_window: Instant | null;
  individual_id: IndividualId | null;
  save_card: Generated<boolean>;
  pre_check_in_sent_at: Instant | null;
  erased_at: Instant | null;
  paid_for: GeneratedJson;
  changed_by: Generated<string>;
}

export interface HolderTable {
  property_id: PropertyId;
  kind: string;
  subject: string;
  seen_at: Instant;
}

export interface BookedUnpaidTable {
  property_id: PropertyId;
  network: string;
  booked_at: Instant;
  booking_id: string;
  taken: number;
  ends_at: Instant;
}

export interface ReservationItemTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  item_id: ReservationItemId;
  room_number: number;
  room_type_id: RoomTypeId;
  room_type_name: string;
  rate_plan_id: RatePlanId;
  rate_plan_name: string;
  arrival: LocalDate;
  departure: LocalDate;
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
  child_ages: GeneratedJson;
  cancelled_at: Instant | null;
  cancellation_reason_id: number | null;
  cancellation_fee: Generated<number>;
  guests: GeneratedJson;
  allow_edit: Generated<boolean>;
  allow_cancel: Generated<boolean>;
  extras_in_policy: boolean | null;
  rate_code: string | null;
  pre_checked_in_at: Instant | null;
  vat_parts: GeneratedJson;
  city_tax: Generated<number>;
  city_tax_terms: Json | null;
}

export interface ReservationExtraTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  item_id: ReservationItemId;
  extra_id: ExtraId;
  name: string;
  charge_type: ExtraChargeType;
  is_per_person: boolean;
  is_limited: boolean;
  quantity: number;
  net: number;
  vat: number;
  gross: number;
  vat_rate_millipercent: number | null;
}

export interface ExtraDayTable {
  property_id: PropertyId;
  extra_id: ExtraId;
  stay_date: LocalDate;
  units: number;
  sold: Generated<number>;
  held: Generated<number>;
}

export interface PromotionUseTable {
  property_id: PropertyId;
  promotion_id: PromotionId;
  most: number;
  used: Generated<number>;
  held: Generated<number>;
}

export interface GiftVoucherTable {
  property_id: PropertyId;
  voucher_code: string;
  kind: GiftVoucherKind;
  initial: number;
  balance: number;
  currency: CurrencyCode;
  valid_until: LocalDate | null;
  imported_at: Instant;
  revision: Generated<number>;
}

export interface Schema extends DeskTables, HotelTables, StaffTables {
  room_night: RoomNightTable;
  rate_night: RateNightTable;
  night_change: NightChangeTable;
  reservation: ReservationTable;
  holder: HolderTable;
  booked_unpaid: BookedUnpaidTable;
  reservation_item: ReservationItemTable;
  reservation_extra: ReservationExtraTable;
  extra_day: ExtraDayTable;
  promotion_use: PromotionUseTable;
  gift_voucher: GiftVoucherTable;
  reservation_change: ReservationChangeTable;
  email_change: EmailChangeTable;
  payment_attempt: PaymentAttemptTable;
  refund: RefundTable;
  invoice: InvoiceTable;
  payment_request: PaymentRequestTable;
  link_payment: LinkPaymentTable;
  payment_event: PaymentEventTable;
  idempotency: IdempotencyTable;
  rate_limit: RateLimitTable;
  contact_message: ContactMessageTable;
  account: AccountTable;
  account_request: AccountRequestTable;
  account_token: AccountTokenTable;
  account_email_change: AccountEmailChangeTable;
  account_session: AccountSessionTable;
  account_card: AccountCardTable;
  account_card_request: AccountCardRequestTable;
  restaurant_quarter: RestaurantQuarterTable;
  table_booking: TableBookingTable;
  outbox: OutboxTable;
  connection: ConnectionTable;
  connection_night: ConnectionNightTable;
  connection_message: ConnectionMessageTable;
  reservation_push: ReservationPushTable;
  push_message: PushMessageTable;
  google_hotel: GoogleHotelTable;
  google_told: GoogleToldTable;
  other_number: OtherNumberTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_message: WebhookMessageTable;
}
