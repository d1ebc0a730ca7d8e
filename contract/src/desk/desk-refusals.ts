import { cellKeys } from './night-cell.ts';
import type { LimitedThing } from '../texts/limit-texts.ts';
import { refusalText } from '../texts/refusal-texts.ts';
import type { UnitName } from '../texts/unit-texts.ts';
import { refusals, type RefusalCode } from '../refusals.ts';
import type { RefusedThing } from '../refusal.ts';
import { bookingRefusals } from './refusals/booking-refusals.ts';
import { connectionRefusals } from './refusals/connection-refusals.ts';
import { invoiceRefusals } from './refusals/invoice-refusals.ts';
import { ratesRefusals } from './refusals/rates-refusals.ts';
import { of, type RefusalWords } from './refusals/refusal-words.ts';
import { setUpRefusals } from './refusals/set-up-refusals.ts';
import { staffRefusals } from './refusals/staff-refusals.ts';
import { voucherRefusals } from './refusals/voucher-refusals.ts';
import { webhookRefusals } from './refusals/webhook-refusals.ts';

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
  'desk.done-before': of(
    409,
    () =>
      'This was done, and what it answered is not stored. The list of such things, opened again, has it; the audit trail says when.',
  ),
  'desk.key-reused': of(422, () => 'Another request was sent under the same key.'),

  // Today and bookings
  'desk.need-unknown': of(404, () => 'This hotel has no such thing to see to. It may have been deleted.'),
  'desk.message-settled': of(
    409,
    ({ by }: { readonly by: string | null }) =>
      `${by === null ? 'Somebody has dealt with this message' : `${by} has answered this message`} meanwhile. Nothing was sent.`,
  ),
  'desk.charge-settled': of(409, () => 'This part of the price is no longer to be charged.'),
  ...bookingRefusals,
  ...ratesRefusals,
  ...setUpRefusals,
  ...staffRefusals,
  ...invoiceRefusals,
  ...voucherRefusals,
  ...webhookRefusals,
  ...connectionRefusals,
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
    const own: RefusalWords<unknown> = deskRefusals[refusal.code];
    return { status: own.status, words: own.words('facts' in refusal ? refusal.facts : undefined) };
  }
  const which = 'which' in refusal ? refusal.which : {};
  // Guests read some refusals as a 200 with Success false.
  const { status } = refusals[refusal.code];
  return { status: status === 200 ? 409 : status, words: refusalText(refusal.code, unit, which) };
}
