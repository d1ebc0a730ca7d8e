import { changeSettler } from './change/change-settler.ts';
import { invoiceSettler } from '../payments/invoice/invoice-settler.ts';
import { guaranteeSettler } from '../payments/guarantee/guarantee-settler.ts';
import { keepCardSettler } from '../payments/keep-card/keep-card-settler.ts';
import { scheduledSettler } from '../payments/scheduled/settle-scheduled.ts';
import type { Settlers } from '../payments/settle/settler.ts';
import { bookingSettler } from './settle-booking/booking-settler.ts';

/** The settler of each payment purpose, for app.ts and the jobs to pass on. */
export const settlers: Settlers = {
  booking: bookingSettler,
  scheduled: scheduledSettler,
  change: changeSettler,
  invoice: invoiceSettler,
  'keep-card': keepCardSettler,
  guarantee: guaranteeSettler,
};
