import { deskPaths } from '@portico/contract/desk/desk-document';
import { roleNames } from '@portico/contract/desk/staff-roles';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import type { StaffId } from '@portico/domain/ids';
import * as z from 'zod';
import { branded } from '@portico/contract/branded';
import type { MailFacts } from '../booking/booking-facts.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { readDevice } from '../staff/device.store.ts';
import { newInvitationToken, readInvitation, type Invitation } from '../staff/invitation.store.ts';
import { logInChange, readMember, type LogInChange } from '../staff/log-in-change.store.ts';
import { accountMailFacts, notYou, sendAccountMail } from './deliver-account-mail.ts';
import type { BookingMailDeps } from './deliver-booking-mail.ts';
import type { ShortMail } from './short-mail.ts';

/** To somebody invited: the link to set up their log-in, or to add this hotel to the one they have. */
function invitation(
  { hotel, publicUrl }: MailFacts,
  { name, role, invitedBy, isNewLogIn }: Invitation,
  token: string,
): ShortMail {
  const { code, name: hotelName } = hotel.definition.property;
  const by = invitedBy === 'command' ? hotelName : `${invitedBy} at ${hotelName}`;
  const url = publicUrl + deskPaths.invitation(code, token);
  const once = 'The link works once, for a day.';
  if (isNewLogIn)
    return {
      subject: `Set up your log-in again: ${hotelName}`,
      title: `A new log-in, ${name}.`,
      words: [
        `${by} has asked for a new log-in for you at the desk. Until you set it up, the old one works.`,
        once,
      ],
      link: { words: 'Set up my log-in', url },
      sections: [notYou('If you can log in and have asked for nothing, leave the link and ask who sent it.')],
    };
  return {
    subject: `Your log-in to the desk: ${hotelName}`,
    title: `Welcome to the desk, ${name}.`,
    words: [`${by} has invited you to work at the desk. Your role: ${roleNames[role]}.`, once],
    link: { words: 'Accept the invitation', url },
    sections: [notYou('If you do not work there, do nothing.')],
  };
}

/** To a member of staff, after a log-in in a browser that they have not used yet. */
function newDevice(
  { hotel, publicUrl }: MailFacts,
  device: {
    readonly name: string;
    readonly createdAt: Date;
    readonly address: string;
    readonly userAgent: string;
  },
): ShortMail {
  const { code, name } = hotel.definition.property;
  const time = timeText(hotel, device.createdAt);
  return {
    subject: `A log-in from a new browser: ${name}`,
    title: `Was this you, ${device.name}?`,
    words: [
      `Somebody has logged in to the desk in your name, with a browser that you have not used there yet: ${time}, from ${device.address}.`,
      `It calls itself ${device.userAgent === '' ? 'nothing' : device.userAgent}.`,
    ],
    link: { words: 'See where I am logged in', url: publicUrl + deskPaths.staff(code) },
    sections: [notYou('Log it out there at once, choose another password, and tell an owner of the hotel.')],
  };
}

/** `2027-02-20, 12:02`, on the hotel's clock. */
function timeText(hotel: MailFacts['hotel'], instant: Date): string {
  const { date, hour, minute } = localTimeAt(instant.getTime(), hotel.definition.property.timeZone);
  return `${date}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** To a member of staff whose ways to log in have changed, so that an intruder is noticed. */
function logInChanged(
  { hotel, publicUrl }: MailFacts,
  { name }: { readonly name: string },
  { change, changedAt }: { readonly change: LogInChange; readonly changedAt: Date },
): ShortMail {
  const { code, name: hotelName } = hotel.definition.property;
  return {
    subject: `Your log-in was changed: ${hotelName}`,
    title: `Your log-in was changed, ${name}.`,
    words: [`${changeText(change)} It was done on ${timeText(hotel, changedAt)}.`],
    link: { words: 'See how I log in', url: publicUrl + deskPaths.staff(code) },
    sections: [
      notYou('Ask an owner of the hotel at once to invite you again: a new log-in replaces this one.'),
    ],
  };
}

function changeText(change: LogInChange): string {
  switch (change.kind) {
    case 'passkey-added':
      return `A passkey was added: ${change.name}.`;
    case 'passkey-removed':
      return `A passkey was removed: ${change.name}.`;
    case 'password-set':
      return 'A new password with its authenticator and recovery codes was set. Every other browser was logged out.';
    case 'recovery-codes-made':
      return 'New recovery codes were made. The ones before open nothing any more.';
    case 'set-up-again':
      return 'Your log-in was set up again by an invitation to this address. The passkeys and password before open nothing any more.';
  }
}

const aboutChange = z.object({ staffId: branded<StaffId>(z.uuid()), change: logInChange });
const aboutInvitation = z.object({ invitationId: z.uuid() });
const aboutDevice = z.object({ deviceId: z.uuid() });

/**
 * Sends an invitation; nothing if it was accepted, withdrawn or is over. The link's token is made here and appears only
 * in the mail. Throws when it cannot be sent, so that the outbox retries. Rule: docs/desk.md, "Invitations".
 */
export async function deliverInvitation(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const { propertyId } = message;
  const { kysely } = deps.database;
  const { invitationId } = aboutInvitation.parse(message.payload);
  const invited = await readInvitation(kysely, { propertyId, invitationId }, deps.clock.now());
  if (invited === undefined) return;
  const facts = await accountMailFacts(deps, propertyId);
  const token = await newInvitationToken(kysely, invited);
  const to = { name: invited.name, address: invited.email };
  await sendAccountMail(deps, facts, message, { to, mail: invitation(facts, invited, token) });
}

/** Tells a member of staff of a new browser; nothing if they work nowhere any more. Throws as `deliverInvitation`. */
export async function deliverNewDevice(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const { deviceId } = aboutDevice.parse(message.payload);
  const device = await readDevice(deps.database.kysely, deviceId);
  if (device === undefined) return;
  const facts = await accountMailFacts(deps, message.propertyId);
  const to = { name: device.name, address: device.email };
  await sendAccountMail(deps, facts, message, { to, mail: newDevice(facts, device) });
}

/** Tells a member of staff that their log-in was changed; nothing if it was deleted. Throws as `deliverInvitation`. */
export async function deliverLogInChanged(deps: BookingMailDeps, message: OutboxMessage): Promise<void> {
  const { staffId, change } = aboutChange.parse(message.payload);
  const member = await readMember(deps.database.kysely, staffId);
  if (member === undefined) return;
  const facts = await accountMailFacts(deps, message.propertyId);
  const to = { name: member.name, address: member.email };
  const mail = logInChanged(facts, member, { change, changedAt: message.createdAt });
  await sendAccountMail(deps, facts, message, { to, mail });
}
