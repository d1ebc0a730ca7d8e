import type { ChangeId, PaymentAttemptId } from '@portico/domain/ids';
import { isEmailAddress } from '@portico/domain/people/email';
import { wasMade } from '@portico/domain/reservation/status';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { isOtherEmail } from '../booking/change/request-email-change.ts';
import { readEmailChange } from '../booking/change/email-change.store.ts';
import { toCheckIn } from '../check-in/to-check-in.ts';
import type { PaymentRequest } from '../payments/by-link/payment-request.ts';
import { readPaymentRequest } from '../payments/by-link/payment-request.store.ts';
import { readAskedByLink } from '../payments/invoice/read-outstanding.ts';
import { isCardNeeded } from '../payments/pay-by-link/card-needed.ts';
import type { BilledCompany } from '../reservation/booked-reservation.ts';
import type { BookingMail } from '../reservation/booking-mails.ts';
import { MANAGE_WORDS, manageUrl, type BookingFacts, contactText } from '../booking/booking-facts.ts';
import { calendarFile } from '../booking/calendar-file.ts';
import { readChangeFacts, type ChangeFacts } from './change-facts.store.ts';
import { companyChanged, guestChanged, guestChangeNotMade, hotelChanged } from './change-mails.ts';
import { companyBooking } from './company-booking.ts';
import { noteToHotel, withHeader, type ComposedMail } from './composed-mail.ts';
import { confirmNewEmail, confirmOldEmail } from './confirm-email-mails.ts';
import { guestConfirmationText } from './guest-confirmation-text.ts';
import { guestConfirmationHtml, guestConfirmationSubject } from './guest-confirmation.ts';
import { guestNotBooked } from './guest-not-booked.ts';
import { guestAskedToPay, guestCardLink, guestPayLink } from './guest-links.ts';
import {
  hotelNotificationHtml,
  hotelNotificationSubject,
  hotelNotificationText,
} from './hotel-notification.ts';
import { guestNoShow, hotelNoShow } from './no-show-mails.ts';
import { readPaymentFacts, readRefundFacts } from './payment-facts.store.ts';
import { guestPaymentDue, guestPaymentTaken, hotelPaymentDue, hotelPaymentTaken } from './payment-mails.ts';
import { guestPreCheckIn, hotelPreCheckIn } from './pre-check-in-mails.ts';
import { guestRefund, hotelAlert } from './refund-mails.ts';
import { guestRefundRefused, hotelRefundRefused } from './refused-refund-mails.ts';
import type { ShortMail } from './short-mail.ts';

/** Undefined: the mail is no longer true. Throws when its rows are missing. */
export async function composeBookingMail(
  db: Kysely<Schema>,
  mail: BookingMail,
  facts: BookingFacts,
): Promise<ComposedMail | undefined> {
  const { reservation } = facts;
  const { name, email } = facts.hotel.definition.property;
  const { propertyId } = reservation;
  const refund = (refundId: string) => readRefundFacts(db, { propertyId, refundId });
  const change = (changeId: ChangeId) => readChangeFacts(db, reservation, changeId);
  const payment = (attemptId: PaymentAttemptId) => readPaymentFacts(db, { propertyId, attemptId });
  switch (mail.kind) {
    case 'guest-confirmation':
      // Cancelled before this mail was sent; the cancellation mail states that.
      if (reservation.status === 'cancelled') return undefined;
      return {
        replyTo: email,
        to: toGuest(facts),
        subject: guestConfirmationSubject(facts),
        html: guestConfirmationHtml(facts),
        text: guestConfirmationText(facts),
        attachments: [calendarFile({ ...facts, reservation: facts.whole })],
      };
    case 'hotel-notification':
      if (reservation.status === 'cancelled') return undefined;
      return {
        replyTo: reservation.booker.email || email,
        to: { name, address: email },
        subject: hotelNotificationSubject(facts),
        html: hotelNotificationHtml(facts),
        text: hotelNotificationText(facts),
        attachments: [],
      };
    case 'company-booking': {
      const company = companyOf(facts);
      return withHeader(facts, toCompany(company), companyBooking(facts, company));
    }
    case 'guest-not-booked':
      // A late payment has confirmed it since, or is refunded with a mail of its own.
      if (reservation.status !== 'declined' && reservation.status !== 'expired') return undefined;
      return guestMail(facts, guestNotBooked(facts));
    case 'guest-pay-link': {
      const { paymentId } = mail.payload;
      const request = await readPaymentRequest(db, { propertyId, paymentId });
      const asking = request && (await askingToPay(db, facts, request));
      return asking && withHeader(facts, toGuest(facts), asking);
    }
    case 'guest-card-link': {
      const { paymentId } = mail.payload;
      const request = await readPaymentRequest(db, { propertyId, paymentId });
      const isOpen = request?.action === 'store-card' && request.revokedAt === null;
      // Left meanwhile, or the stay is cancelled or over.
      if (!isOpen || !(await isCardNeeded(db, facts.hotel, { reservation, request }, facts.now)))
        return undefined;
      return withHeader(facts, toGuest(facts), guestCardLink(facts, request));
    }
    case 'guest-changed': {
      const made = await change(mail.payload.changeId);
      if (made.kind === 'no-show') return guestMail(facts, guestNoShow(facts, made));
      const changed = guestMail(facts, guestChanged(facts, made));
      return { ...changed, attachments: [calendarFile({ ...facts, reservation: facts.whole })] };
    }
    case 'guest-address-changed': {
      const address = addressBefore(await change(mail.payload.changeId));
      if (address === undefined) return undefined;
      return withHeader(facts, { name: '', address }, addressChanged(facts));
    }
    case 'guest-confirm-new-email':
    case 'guest-confirm-old-email': {
      const emailChange = await readEmailChange(db, {
        ...reservation,
        emailChangeId: mail.payload.emailChangeId,
      });
      // The request has ended.
      if (emailChange === undefined || isOtherEmail(emailChange.emailBefore, reservation)) return undefined;
      const toNew = mail.kind === 'guest-confirm-new-email';
      const address = toNew ? emailChange.email : emailChange.emailBefore;
      return withHeader(
        facts,
        { name: '', address },
        (toNew ? confirmNewEmail : confirmOldEmail)(facts, emailChange),
      );
    }
    case 'hotel-changed': {
      const made = await change(mail.payload.changeId);
      return hotelMail(facts, (made.kind === 'no-show' ? hotelNoShow : hotelChanged)(facts, made));
    }
    case 'company-changed': {
      const company = companyOf(facts);
      const changed = companyChanged(facts, await change(mail.payload.changeId), company);
      return withHeader(facts, toCompany(company), changed);
    }
    case 'guest-pre-check-in': {
      const open = toCheckIn(facts.hotel, reservation, null, facts.now);
      const isLeft = open.ok && open.value.some(({ preCheckedInAt }) => preCheckedInAt === null);
      // Cancelled, begun or completed meanwhile.
      return isLeft ? withHeader(facts, toGuest(facts), guestPreCheckIn(facts)) : undefined;
    }
    case 'hotel-pre-check-in':
      return hotelMail(facts, hotelPreCheckIn(facts, await change(mail.payload.changeId)));
    case 'guest-change-not-made':
      return guestMail(facts, guestChangeNotMade(facts, await change(mail.payload.changeId)));
    case 'guest-refund':
      return guestMail(facts, guestRefund(facts, await refund(mail.payload.refundId)));
    case 'guest-refund-refused':
      return guestMail(facts, guestRefundRefused(facts, await refund(mail.payload.refundId)));
    case 'hotel-refund-refused':
      return hotelMail(facts, hotelRefundRefused(facts, await refund(mail.payload.refundId)));
    case 'hotel-alert':
      return hotelMail(facts, hotelAlert(facts, await refund(mail.payload.refundId)));
    case 'guest-payment-taken':
      return guestMail(facts, guestPaymentTaken(facts, await payment(mail.payload.attemptId), mail.payload));
    case 'hotel-payment-taken':
      return hotelMail(facts, hotelPaymentTaken(facts, await payment(mail.payload.attemptId)));
    case 'guest-payment-due': {
      const due = await payment(mail.payload.attemptId);
      // It was charged after all; other mails state that.
      return due.status === 'paid' ? undefined : guestMail(facts, guestPaymentDue(facts, due));
    }
    case 'hotel-payment-due': {
      const due = await payment(mail.payload.attemptId);
      return due.status === 'paid' ? undefined : hotelMail(facts, hotelPaymentDue(facts, due));
    }
  }
}

/** Undefined: the link asks for nothing any more. */
async function askingToPay(
  db: Kysely<Schema>,
  facts: BookingFacts,
  request: PaymentRequest,
): Promise<ShortMail | undefined> {
  if (facts.reservation.status === 'pending') return guestPayLink(facts, request);
  const asked = request.revokedAt === null ? await readAskedByLink(db, request) : undefined;
  return asked && asked.minor > 0 ? guestAskedToPay(facts, request, asked) : undefined;
}

function toGuest({ reservation }: BookingFacts) {
  const { firstName, lastName, email } = reservation.booker;
  return { name: `${firstName} ${lastName}`, address: email };
}

function companyOf({ reservation: { company } }: BookingFacts): BilledCompany {
  if (company === null) throw new Error('a mail to a company about a booking on no invoice of one');
  return company;
}

function toCompany({ contact }: BilledCompany) {
  return { name: contact.name, address: contact.email };
}

/** With the link to a booking that was made. */
function guestMail(facts: BookingFacts, mail: ShortMail): ComposedMail {
  const link = { words: MANAGE_WORDS, url: manageUrl(facts) };
  const whole = wasMade(facts.reservation.status) ? { ...mail, link } : mail;
  return withHeader(facts, toGuest(facts), whole);
}

function hotelMail(facts: BookingFacts, mail: ShortMail): ComposedMail {
  return noteToHotel(facts, facts.reservation.booker.email || facts.hotel.definition.property.email, mail);
}

/** The booker's e-mail address before a change; undefined when its guest was erased. */
function addressBefore({ what }: Pick<ChangeFacts, 'what'>): string | undefined {
  const booker = what.find((line) => line.what === 'booker');
  return booker?.was.split(', ').find(isEmailAddress);
}

/**
 * To the previous address. It may be a stranger's, from a typing error: contains no link, and nothing of the stay or
 * the new address.
 */
function addressChanged(facts: BookingFacts): ShortMail {
  const { referenceNumber } = facts.reservation;
  const { name } = facts.hotel.definition.property;
  return {
    subject: `E-mail address changed: ${referenceNumber}, ${name}`,
    title: 'Our e-mails go to another address from now on.',
    words: [
      `The e-mail address of the booking ${referenceNumber} at ${name} has been changed. This is our last e-mail about it to this address.`,
    ],
    sections: [{ heading: 'Was it not you?', words: [contactText(facts, 'If you did not do this')] }],
  };
}
