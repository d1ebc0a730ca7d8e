import type { DeskCallName } from '@portico/contract/desk/desk-calls';
import { bookingOperations } from './booking/booking-operations.ts';
import { compareBooks } from './books/compare-books.ts';
import { bookingsOperations } from './bookings/bookings-operations.ts';
import { changeOperations } from './change/change-operations.ts';
import { connectionOperations } from './connections/connection-operations.ts';
import { hotelDataOperations } from './hotel-data/hotel-data-operations.ts';
import { invoiceOperations } from './invoices/invoice-operations.ts';
import { guestOperations } from './guest/guest-operations.ts';
import { newBookingOperations } from './new-booking/new-booking-operations.ts';
import type { OperationsOf } from './run/operation.ts';
import { ratesOperations } from './rates/rates-operations.ts';
import { reportsOperations } from './reports/reports-operations.ts';
import { sessionOperations } from './session/session-operations.ts';
import { setUpOperations } from './set-up/set-up-operations.ts';
import { staffOperations } from './staff/staff-operations.ts';
import { todayOperations } from './today/today-operations.ts';
import { voucherOperations } from './vouchers/voucher-operations.ts';
import { webhookOperations } from './webhooks/webhook-operations.ts';

/** What does each call of `deskCalls`. */
export const operations: OperationsOf<DeskCallName> = {
  ...sessionOperations,
  ...todayOperations,
  ...bookingsOperations,
  ...bookingOperations,
  ...changeOperations,
  ...guestOperations,
  ...newBookingOperations,
  ...ratesOperations,
  ...setUpOperations,
  ...reportsOperations,
  ...staffOperations,
  'Books/Compare': compareBooks,
  ...hotelDataOperations,
  ...invoiceOperations,
  ...voucherOperations,
  ...webhookOperations,
  ...connectionOperations,
};
