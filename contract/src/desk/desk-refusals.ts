import { parseLocalDate, type LocalDate } from '@portico/domain/calendar/local-date';
import { counted } from '../texts/counted.ts';
import { shortDateText } from '../texts/date-texts.ts';
import { cellKeys, type NightCells } from './night-cell.ts';
import type { LimitedThing } from '../texts/limit-texts.ts';
import { refusalText } from '../texts/refusal-texts.ts';
import type { UnitName } from '../texts/unit-texts.ts';
import { refusals, type RefusalCode } from '../refusals.ts';
import type { RefusedThing } from '../refusal.ts';

type Status = 400 | 401 | 403 | 404 | 409 | 422 | 429;

interface Words<Facts> {
  readonly status: Status;
  /** A method, so that the table can be read without knowing the facts of each. */
  words(facts: Facts): string;
}

const of = <Facts = void>(status: Status, words: (facts: Facts) => string): Words<Facts> => ({
  status,
  words,
});

interface Cells {
  readonly cells: readonly NightCells[];
}

/** Nights of a room type on which more is taken than would be for sale. */
interface ShortRooms {
  readonly name: string;
  readonly days: readonly ShortDay[];
}

interface ShortDay {
  readonly date: LocalDate;
  readonly taken: number;
  readonly allotment: number;
}

const shortText = (name: string, { date, taken, allotment }: ShortDay) =>
  `${name}, ${shortDateText(date)}: ${taken} sold or held, so ${allotment} cannot be for sale.`;

/** “Double, Fri 5 Mar 2027 and 3 more nights”. */
function nightsText(cells: readonly NightCells[]): string {
  const [first] = cells;
  const date = parseLocalDate(first?.dates[0] ?? '');
  const more = new Set(cells.flatMap(({ dates }) => dates)).size - 1;
  const night = `${first?.roomType}, ${date === undefined ? '' : shortDateText(date)}`;
  return more > 0 ? `${night} and ${counted(more, 'more night')}` : night;
}

/** Refusals of the desk's calls and of the commands: HTTP status and words for staff. */
export const deskRefusals = {
  // Log-in and roles
  'desk.logged-out': of(401, () => 'Please log in.'),
  'desk.role': of(403, () => 'Your role does not allow this. An owner can change your role.'),
  'desk.idle': of(403, () => 'You were away for a while. Confirm that it is you, then this goes on.'),

  // One request sent twice
  'desk.under-way': of(409, () => 'This is being done. Please wait a moment and look again.'),
  'desk.unanswered': of(
    409,
    () => 'We do not know whether this was done. Please look how things stand before you try again.',
  ),
  'desk.key-reused': of(422, () => 'Another request was sent under the same key.'),

  // Today and bookings
  'desk.need-unknown': of(404, () => 'This hotel has no such thing to see to. It may have been deleted.'),

  // Booking
  'desk.booking-unknown': of(
    404,
    ({ number }: { readonly number: string }) => `This hotel has no booking of the number ${number}.`,
  ),

  'desk.room-unknown': of(
    404,
    ({ number, room, of: count }: { readonly number: string; readonly room: number; readonly of: number }) =>
      `${number} has no room ${room}: it has ${count}.`,
  ),
  'desk.not-confirmed': of(
    409,
    ({ number }: { readonly number: string }) => `${number} is not confirmed: there is nothing to cancel.`,
  ),
  'desk.was-cancelled': of(
    409,
    ({ number }: { readonly number: string }) => `${number} was cancelled already.`,
  ),
  'desk.changed-meanwhile': of(
    409,
    ({ by, what }: { readonly by: string; readonly what: string }) =>
      `${by} changed this booking meanwhile${what === '' ? '' : `: ${what}`}. Look at it as it is now, then try again.`,
  ),
  'desk.not-a-booking': of(409, () => 'This booking was not made, so nothing of it can be changed.'),
  'desk.no-such-payment': of(409, () => 'Nothing of this payment is left to give back.'),
  'desk.no-such-line': of(409, () => 'This is not on the folio any more.'),
  'desk.more-than-paid': of(
    422,
    ({ most }: { readonly most: string }) => `At most ${most} is left of this payment.`,
  ),
  'desk.more-than-price': of(
    422,
    ({ most }: { readonly most: string }) => `It costs ${most}: no more can come off.`,
  ),
  'desk.below-tax': of(
    422,
    ({ least }: { readonly least: string }) => `It cannot cost less than its city tax, ${least}.`,
  ),
  'desk.refund-limit': of(
    403,
    ({ limit }: { readonly limit: string }) =>
      `Reception gives back up to ${limit} at once. Owner and accounts may give back more.`,
  ),
  'desk.not-yet': of(409, () => 'Check-in has not begun: the guests may still come.'),
  'desk.nothing-stands': of(409, () => 'No room of this booking stands any more.'),
  'desk.checked-in': of(409, () => 'The guests have checked in.'),
  'desk.not-checked-in': of(409, () => 'The guests have not checked in.'),
  'desk.checked-out': of(409, () => 'The guests have checked out.'),
  'desk.nothing-owed': of(409, () => 'This booking owes no fee that a card could be charged.'),
  'desk.charge-under-way': of(409, () => 'The card is being charged. Please wait a moment and look again.'),
  'desk.no-card': of(409, () => 'No card is kept for this booking.'),
  'desk.amount-changed': of(
    409,
    ({ owed }: { readonly owed: string }) => `${owed} is owed by now. Nothing was charged.`,
  ),
  'desk.no-links': of(
    409,
    () => 'This server has no address for links yet: PUBLIC_URL and SECRET are not set.',
  ),
  'desk.nothing-to-pay': of(409, () => 'Nothing is left to be paid by a link.'),
  'desk.charges-to-come': of(
    409,
    () => 'A part of the price is still charged to the kept card by itself. A link would ask for it twice.',
  ),
  'desk.more-than-owed': of(
    422,
    ({ most }: { readonly most: string }) =>
      `${most} is to be paid at the hotel: no more can be written down.`,
  ),
  'desk.more-than-taken': of(
    422,
    ({ most }: { readonly most: string }) =>
      `${most} was paid at the hotel: no more can be given back there. Give the rest back to its card.`,
  ),

  // New booking
  'desk.price-differs': of(
    409,
    ({ seen, now }: { readonly seen: string; readonly now: string }) =>
      `It costs ${now} now, no longer ${seen}. Nothing was booked. Please tell the guest and press again.`,
  ),

  // Rates
  'desk.rates-busy': of(
    409,
    () => 'Prices are being changed by an import or by somebody else just now. Try again in a moment.',
  ),
  'desk.rates-changed': of(
    409,
    () => 'These nights were changed meanwhile. Look at them again, then save. Nothing was saved.',
  ),
  'desk.rates-nights': of(
    422,
    ({ today, last }: { readonly today: string; readonly last: string }) =>
      `Nights are set from ${today} to ${last}, first before last.`,
  ),
  'desk.rates-unknown': of(404, () => 'This hotel has no such room or rate any more. Load the page again.'),
  'desk.rates-unpriced': of(422, ({ cells }: Cells) => `${nightsText(cells)}: no price yet. Set one.`),
  'desk.rates-reversed': of(
    422,
    ({ cells }: Cells) => `${nightsText(cells)}: the least nights or days would be more than the most.`,
  ),
  'desk.rates-negative': of(
    422,
    ({ cells }: Cells) => `${nightsText(cells)}: the price would be less than its supplements.`,
  ),
  'desk.rates-too-high': of(
    422,
    () => 'At these prices the longest stay of a full booking would come to more than a booking can carry.',
  ),
  'desk.rooms-below-taken': of(409, ({ short }: Cells & { readonly short: readonly ShortRooms[] }) =>
    short
      .flatMap(({ name, days }) => days.map((day) => shortText(name, day)))
      .slice(0, 3)
      .join(' '),
  ),
  'desk.undo-unknown': of(404, () => 'There is nothing of that kind to undo.'),
  'desk.undo-late': of(409, () => 'It was saved more than ten minutes ago: change it back by hand.'),
  'desk.undo-done': of(409, () => 'It was undone already.'),

  // Set-up
  'desk.part-unknown': of(404, () => 'There is no such thing here to set up.'),
  'desk.part-changed': of(
    409,
    ({ by }: { readonly by: string }) =>
      `${by} has changed this since you opened it. What you typed is still here: look at theirs, then save again.`,
  ),
  'desk.nothing-to-publish': of(
    409,
    () => 'There is nothing to publish: it was published or dropped before.',
  ),
  'desk.draft-changed': of(
    409,
    ({ titles }: { readonly titles: readonly string[] }) =>
      `Changed since you looked: ${titles.join(', ')}. Look again, then publish.`,
  ),
  'desk.draft-outdated': of(
    409,
    ({ titles }: { readonly titles: readonly string[] }) =>
      `A property file has changed this since it was saved here: ${titles.join(', ')}. Open it and save it again, or drop it.`,
  ),
  'desk.not-published': of(
    409,
    ({ reasons }: { readonly reasons: readonly string[] }) => `Nothing was published. ${reasons.join(' ')}`,
  ),
  'desk.picture-unreadable': of(
    422,
    () => 'We cannot read this picture. Choose a JPEG, PNG or WebP that opens on your computer.',
  ),
  'desk.picture-too-large': of(
    422,
    ({ most }: { readonly most: number }) =>
      `This picture has more than ${most / 1_000_000} million pixels. Save it smaller, then add it again.`,
  ),
  'desk.picture-too-narrow': of(
    422,
    ({ width, least }: { readonly width: number; readonly least: number }) =>
      `This picture is ${width} pixels wide. It needs ${least.toLocaleString('en-GB')}, or guests see it blurred.`,
  ),

  // Reports

  // Staff
  'desk.log-in-failed': of(
    401,
    () =>
      'E-mail address, password and code do not go together. A code works once, for about a minute: wait for the next one.',
  ),
  'desk.passkey-failed': of(
    401,
    () => 'This passkey was not accepted. Please try again, or log in with your password and a code.',
  ),
  'desk.invitation-ended': of(
    404,
    () => 'This invitation was used, replaced or is older than a day. An owner can invite you again.',
  ),
  'desk.invitation-unknown': of(
    404,
    ({ email }: { readonly email: string }) => `There is no open invitation for ${email}.`,
  ),
  'desk.staff-unknown': of(404, ({ email }: { readonly email: string }) => `${email} does not work here.`),
  'desk.staff-elsewhere': of(
    409,
    ({ name }: { readonly name: string }) =>
      `${name} also works at a hotel of which you are no owner, so only the one who runs this server can make a new log-in: npm run hotel -- staff invite.`,
  ),
  'desk.last-owner': of(
    409,
    ({ name }: { readonly name: string }) =>
      `${name} is the last owner here. Make somebody else an owner first.`,
  ),
  'desk.session-unknown': of(404, () => 'That browser is logged out already.'),
  'desk.passkey-unknown': of(404, () => 'That passkey was removed already.'),
  'desk.passkey-known': of(409, () => 'This passkey was added before.'),
  'desk.last-way-in': of(
    409,
    () => 'This is your only way to log in. Add another passkey or a password first.',
  ),
  'desk.no-password': of(409, () => 'You have no password. Recovery codes stand in for the code beside it.'),
} as const;

type Table = typeof deskRefusals;

export type DeskRefusalCode = keyof Table;

type OwnRefusal = {
  [Code in DeskRefusalCode]: Parameters<Table[Code]['words']>[0] extends undefined | void
    ? { readonly code: Code }
    : { readonly code: Code; readonly facts: Parameters<Table[Code]['words']>[0] };
}[DeskRefusalCode];

/** Why a call is refused: in the desk's own words, by a field, by a limit, or as guests are refused. */
export type DeskRefusal =
  | OwnRefusal
  | {
      readonly code: 'request.invalid';
      /** By name of the field; empty for the whole. */
      readonly faults: readonly { readonly field: string; readonly message: string }[];
    }
  | { readonly code: 'request.too-many'; readonly thing: LimitedThing; readonly opensInS: number }
  | {
      readonly code: RefusalCode;
      readonly which?: RefusedThing;
    };

function isDeskCode(code: string): code is DeskRefusalCode {
  return Object.hasOwn(deskRefusals, code);
}

/** The fields at fault, by name: of a refusal about nights their cells. */
export function deskRefusalFields(refusal: DeskRefusal): readonly string[] {
  return 'facts' in refusal && 'cells' in refusal.facts ? cellKeys(refusal.facts.cells) : [];
}

/** The HTTP status and the words of a refusal. `unit`: the hotel's own word for a room. */
export function deskRefusalText(
  refusal: DeskRefusal,
  unit?: UnitName,
): { readonly status: number; readonly words: string } {
  if (isDeskCode(refusal.code)) {
    const own: Words<unknown> = deskRefusals[refusal.code];
    return { status: own.status, words: own.words('facts' in refusal ? refusal.facts : undefined) };
  }
  const which = 'which' in refusal ? refusal.which : {};
  // Guests read some refusals as a 200 with Success false.
  const { status } = refusals[refusal.code];
  return { status: status === 200 ? 409 : status, words: refusalText(refusal.code, unit, which) };
}
