import { deskPaths } from '@portico/contract/desk/desk-document';
import { roleNames } from '@portico/contract/desk/staff-roles';
import { localTimeAt } from '@portico/domain/calendar/property-clock';
import * as z from 'zod';
import type { MailFacts } from '../booking/booking-facts.ts';
import type { OutboxMessage } from '../platform/outbox/outbox.store.ts';
import { readDevice } from '../staff/device.store.ts';
import { newInvitationToken, readInvitation, type Invitation } from '../staff/invitation.store.ts';
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
  const { code, name, timeZone } = hotel.definition.property;
  const { date, hour, minute } = localTimeAt(device.createdAt.getTime(), timeZone);
  const time = `${date}, ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
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
