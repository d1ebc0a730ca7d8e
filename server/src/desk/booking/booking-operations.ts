import type { bookingCalls } from '@portico/contract/desk/calls/booking-calls';
import type { OperationsOf } from '../run/operation.ts';
import { cancelBooking } from './cancel-booking.ts';
import { changePrice, refundBooking } from './change-money.ts';
import { chargeFee, noShow } from './no-show.ts';
import { revokeLinks, sendMail } from './mails-and-links.ts';
import { checkIn, checkOut, writeNote } from './note-stay.ts';
import { payLink } from './pay-link.ts';
import { preCheckInLink } from './pre-check-in-link.ts';
import { readBooking } from './read-booking.ts';
import { storeCardLink } from './store-card-link.ts';
import { noteOtherNumber } from './set-other-number.ts';
import { noteArrivalTime } from './set-arrival-time.ts';
import { takePayment } from './take-payment.ts';

const preview = { isPreview: true };
const commit = { isPreview: false };

export const bookingOperations: OperationsOf<keyof typeof bookingCalls> = {
  'Booking/Read': readBooking,
  'Booking/PreviewCancel': (run, takes) => cancelBooking(run, takes, preview),
  'Booking/Cancel': (run, takes) => cancelBooking(run, takes, commit),
  'Booking/PreviewRefund': (run, takes) => refundBooking(run, takes, preview),
  'Booking/Refund': (run, takes) => refundBooking(run, takes, commit),
  'Booking/PreviewPrice': (run, takes) => changePrice(run, takes, preview),
  'Booking/ChangePrice': (run, takes) => changePrice(run, takes, commit),
  'Booking/PreviewNoShow': (run, takes) => noShow(run, takes, preview),
  'Booking/NoShow': (run, takes) => noShow(run, takes, commit),
  'Booking/ChargeFee': chargeFee,
  'Booking/TakePayment': takePayment,
  'Booking/CheckIn': checkIn,
  'Booking/CheckOut': checkOut,
  'Booking/SetArrivalTime': noteArrivalTime,
  'Booking/SetOtherNumber': noteOtherNumber,
  'Booking/WriteNote': writeNote,
  'Booking/PayLink': payLink,
  'Booking/StoreCardLink': storeCardLink,
  'Booking/PreCheckInLink': preCheckInLink,
  'Booking/RevokeLinks': revokeLinks,
  'Booking/SendMail': sendMail,
};
