import { counted } from './counted.ts';

/** The limited thing, in the guest's words. */
const things = {
  cards: 'Too many cards were declined from your connection, and nothing has been charged.',
  codes: 'Too many codes were tried that we do not know.',
  changes: 'This booking was changed many times. Nothing more was changed or charged.',
  companies: 'That was a lot of searches for companies.',
  held: 'Too much is held from here without being paid. Nothing has been charged.',
  unpaid:
    'Many rooms were booked from where you are without paying for them yet. Please choose a way that pays now.',
  logins: 'Too many passwords were tried that are not right.',
  'account-mails':
    'We have sent a few e-mails to this address already. Please look there, in the folder for spam too.',
  'account-mails-from-address': 'Many mails were asked for from where you are.',
  requests: 'That was a lot of requests.',
  lookups: 'Many bookings were looked for that we could not find.',
  messages: 'Many messages were written to us from where you are.',
  'messages-to-hotel': 'Many messages were written to us just now.',
  tables: 'Many tables were booked from where you are.',
  'tables-for-recipient': 'Many tables were booked with this e-mail address.',
  'mails-to-recipient': 'Many bookings were made with this e-mail address. Nothing has been charged.',
  'mails-from-address': 'Many bookings were made from where you are. Nothing has been charged.',
} as const;

export type LimitedThing = keyof typeof things;

/** States which limit was reached, when to retry and how to reach the hotel. `seconds`: until it resets. */
export function limitText(thing: LimitedThing, seconds: number, telephone: string): string {
  return `${things[thing]} Please try again ${inTime(seconds)}, or call us on ${telephone}.`;
}

/** “in 40 seconds”, “in 7 minutes”, “in 2 hours”: rounded up, so that a retry is never too early. */
function inTime(seconds: number): string {
  if (seconds <= 90) return `in ${counted(Math.max(seconds, 1), 'second')}`;
  if (seconds <= 90 * 60) return `in ${counted(Math.ceil(seconds / 60), 'minute')}`;
  return `in ${counted(Math.ceil(seconds / 3_600), 'hour')}`;
}
