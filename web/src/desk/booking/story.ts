import { actText, madeByText } from '../lib/act-words.ts';
import { changeText } from '../lib/change-text.ts';
import { cardText, sumIn, wayText, type Booking } from './booking-texts.ts';

/** One thing that happened to a booking. */
export interface StoryLine {
  readonly at: string;
  readonly text: string;
  /** What more is known of it. */
  readonly more: string | null;
  readonly kind: 'plain' | 'money' | 'wrong';
}

/** A minute: what the audit trail tells is not told again by the change that it made. */
const SAME_MS = 60_000;

/** All that happened, newest first, in words. */
export function storyOf(booking: Booking): StoryLine[] {
  const { bookedAt, changes, entries, mails, messages, folio } = booking;
  const done = entries.filter(({ outcome }) => outcome !== 'refused');
  const isTold = (at: string) =>
    done.some((entry) => {
      const after = Date.parse(at) - Date.parse(entry.at);
      return entry.outcome === 'done' && after >= 0 && after < SAME_MS;
    });
  const lines: StoryLine[] = [
    { at: bookedAt, text: 'Booked.', more: null, kind: 'plain' },
    ...changes
      .filter(({ at, madeBy }) => madeBy !== 'hotel' || !isTold(at))
      .map((change) => changeLine(booking, change)),
    ...messages.map(messageLine),
    ...done.map((entry) => entryLine(booking, entry)),
    ...mails
      .filter(({ kind }) => kind.startsWith('guest-'))
      .map(({ at, kind, isSent }) => mailLine(booking, at, kind, isSent)),
    ...folio.moved.filter(({ way }) => way !== 'voucher').map((moved) => moneyLine(booking, moved)),
  ];
  return lines.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

type What = Booking['changes'][number]['what'];

function whatText(what: What): string | null {
  return what.length === 0 ? null : what.map(changeText).join('; ');
}

const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`);

function messageLine({ at, name, text }: Booking['messages'][number]): StoryLine {
  return { at, text: `${name} wrote to the hotel.`, more: text, kind: 'plain' };
}

function changeLine({ booker }: Booking, change: Booking['changes'][number]): StoryLine {
  const { at, kind, status, madeBy, what, reason } = change;
  const who = madeBy === 'hotel' ? 'The hotel' : booker.firstName || 'The guest';
  const did = changed(kind);
  const isMade = status === 'applied';
  return {
    at,
    text: isMade ? `${who} ${did}${because(reason)}.` : `${who} began a change, which was not made.`,
    more: whatText(what),
    kind: isMade ? 'plain' : 'wrong',
  };
}

function changed(kind: string): string {
  switch (kind) {
    case 'cancel':
      return 'cancelled';
    case 'cancel-rooms':
      return 'cancelled a part';
    case 'no-show':
      return 'noted that guests did not come';
    case 'pre-check-in':
      return 'checked in ahead';
    default:
      return 'changed the booking';
  }
}

function entryLine(
  { messages }: Booking,
  { at, call, madeBy, outcome, what, reason }: Booking['entries'][number],
): StoryLine {
  const who = madeByText(madeBy);
  const [noted] = what;
  const isTakenBack = /^(Booking\/CheckIn|Booking\/CheckOut)$/.test(call) && noted?.now === '';
  const act = actText(call);
  const isKnown = outcome === 'done';
  const moreOf = () => {
    if (call === 'Today/AnswerMessage')
      return messages.find(({ id }) => noted?.what === `message ${id}`)?.answer ?? null;
    return call.startsWith('Booking/Check') ? null : whatText(what);
  };
  return {
    at,
    text: `${who} ${isTakenBack ? `took back “${act}”` : act}${because(reason)}.`,
    more: isKnown ? moreOf() : 'We do not know whether this was done.',
    kind: isKnown ? 'plain' : 'wrong',
  };
}

const mailNames: Readonly<Record<string, string>> = {
  'guest-confirmation': 'The confirmation',
  'guest-pay-link': 'The pay link',
  'guest-card-link': 'The link to leave a card',
  'guest-changed': 'What changed',
  'guest-refund': 'The note of money given back',
  'guest-pre-check-in': 'The link to check in ahead',
  'guest-payment-taken': 'A receipt',
  'guest-payment-due': 'A note that a payment is due',
};

function mailLine({ booker }: Booking, at: string, kind: string, isSent: boolean): StoryLine {
  const name = mailNames[kind] ?? 'A mail';
  const to = booker.firstName || 'the guest';
  return {
    at,
    text: isSent ? `${name} went to ${to}.` : `${name} waits to be sent to ${to}.`,
    more: null,
    kind: 'plain',
  };
}

function moneyLine(booking: Booking, moved: Booking['folio']['moved'][number]): StoryLine {
  const sum = sumIn(booking)(moved.minor);
  const way = wayText(moved);
  switch (moved.kind) {
    case 'paid':
      return { at: moved.at, text: `${sum} paid, ${way}.`, more: null, kind: 'money' };
    case 'given-back':
      return {
        at: moved.at,
        text: `${sum} given back${moved.card === null ? `, ${way}` : ` to ${cardText(moved.card)}`}.`,
        more: moved.refund === null ? null : refundState[moved.refund],
        kind: moved.refund === 'refused' ? 'wrong' : 'money',
      };
    case 'declined':
      return { at: moved.at, text: `${sum} could not be charged: ${way}.`, more: null, kind: 'wrong' };
    case 'under-way':
      return { at: moved.at, text: `${sum}, ${way}: under way.`, more: null, kind: 'money' };
  }
}

const refundState = {
  'on-its-way': 'On its way to the bank.',
  done: 'It has reached the bank.',
  refused: 'The bank refused it: the hotel pays it itself.',
} as const;
