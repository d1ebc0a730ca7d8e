import type { PropertyId, ReservationId } from '@portico/domain/ids';
import type { GeneratedJson, Instant } from './column.types.ts';

/** What the desk notes of a booking. */
interface StayMarkTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  checked_in_at: Instant | null;
  checked_out_at: Instant | null;
  no_show_at: Instant | null;
  no_show_rooms: GeneratedJson;
}

interface BookingNoteTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  note_id: string;
  text: string;
  made_by: string;
  created_at: Instant;
}

/** `transfer`: by bank; `terminal`: a card at the hotel's own machine. */
export type DeskPaymentWay = 'cash' | 'terminal' | 'transfer';

type DeskPaymentKind = 'paid' | 'given-back';

interface DeskPaymentTable {
  property_id: PropertyId;
  reservation_id: ReservationId;
  payment_id: string;
  kind: DeskPaymentKind;
  way: DeskPaymentWay;
  amount: number;
  made_by: string;
  created_at: Instant;
}

/** By name. */
export interface DeskTables {
  stay_mark: StayMarkTable;
  booking_note: BookingNoteTable;
  desk_payment: DeskPaymentTable;
}
