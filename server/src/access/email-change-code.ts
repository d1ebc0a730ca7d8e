import { branded } from '@portico/contract/branded';
import type { EmailChangeId } from '@portico/domain/ids';
import { parse, stringify } from 'uuid';
import * as z from 'zod';
import { BOOKING_BYTES, bookingBytes, bookingOfBytes, type GrantedBooking } from './granted-booking.ts';
import { sealed, unsealed, type Secrets } from './seal.ts';

/** The mailbox that a code was mailed to; the order is part of the code. */
const mailboxes = ['new', 'old'] as const;
export type ConfirmingMailbox = (typeof mailboxes)[number];

/** What a code confirms: a mailbox agrees to one requested change of address. It opens no booking. */
export interface EmailChangeLink extends Pick<
  GrantedBooking,
  'propertyId' | 'reservationId' | 'linkVersion'
> {
  readonly emailChangeId: EmailChangeId;
  readonly mailbox: ConfirmingMailbox;
}

const PURPOSE = 'link email change';
const ID_BYTES = 16;
const LENGTH = BOOKING_BYTES + ID_BYTES + 1;
const emailChangeIdSchema = branded<EmailChangeId>(z.uuid());

/** The code of the link mailed to one of the two mailboxes: 100 characters. */
export function emailChangeCode(
  secrets: Secrets,
  { emailChangeId, mailbox, ...booking }: EmailChangeLink,
): string {
  const booked = bookingBytes({ ...booking, by: 'link' });
  const bytes = Buffer.concat([booked, parse(emailChangeId), Buffer.from([mailboxes.indexOf(mailbox)])]);
  return sealed(secrets[0], PURPOSE, bytes);
}

/** Reads a code of ours; undefined for anything else. The caller checks whether the request has expired. */
export function readEmailChangeCode(secrets: Secrets, code: string): EmailChangeLink | undefined {
  const bytes = unsealed(secrets, PURPOSE, code, LENGTH);
  const booking = bytes && bookingOfBytes(bytes);
  const mailbox = mailboxes[bytes?.readUInt8(LENGTH - 1) ?? mailboxes.length];
  if (bytes === undefined || booking === undefined || mailbox === undefined) return undefined;
  const { propertyId, reservationId, linkVersion } = booking;
  const emailChangeId = emailChangeIdSchema.parse(
    stringify(bytes.subarray(BOOKING_BYTES, BOOKING_BYTES + ID_BYTES)),
  );
  return { propertyId, reservationId, linkVersion, emailChangeId, mailbox };
}
