import type { DeskAnswer, DeskCallName, DeskTakes } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { between, chance, oneOf, pick, type Random } from '../penny/random.ts';
import type { openStaff } from '../world/staff.ts';

type Staff = Awaited<ReturnType<typeof openStaff>>;
type Read = DeskAnswer<'Booking/Read'>;
type Act = (random: Random, staff: Staff, read: Read) => Promise<void>;

/** Staff do one thing to a booking, or are refused as they can be; throws at any other refusal. */
export async function staffAct(random: Random, staff: Staff, number: string): Promise<void> {
  const read = await staff.ask('Booking/Read', { number });
  await oneOf(random, acts)(random, staff, read);
}

/** Guests who should be there and are not. */
export async function noteNoShow(staff: Staff, number: string): Promise<void> {
  const { version, mayBeNoShow } = await staff.ask('Booking/Read', { number });
  if (mayBeNoShow)
    await staff.ask('Booking/NoShow', { number, version, roomNumber: null, isCharged: true, reason: null });
}

/** Throws when it is refused, but as expected. */
async function attempt<Name extends DeskCallName>(
  staff: Staff,
  name: Name,
  takes: DeskTakes<Name>,
  expected: readonly DeskRefusal['code'][] = [],
): Promise<void> {
  const refusal = await staff.refusal(name, takes);
  if (refusal !== null && !expected.some((code) => code === refusal))
    throw new Error(`${name} of ${JSON.stringify(takes)} is refused: ${refusal}`);
}

const reason = 'As agreed at the counter';
const ways = ['cash', 'terminal', 'transfer'] as const;

const acts: readonly [Act, ...Act[]] = [
  payAtHotel,
  payAtHotel,
  changePrice,
  changePrice,
  giveBackToCard,
  giveBackAtHotel,
];

async function payAtHotel(random: Random, staff: Staff, { number, version, folio }: Read) {
  if (folio.stillMinor <= 0) return;
  const minor = chance(random, 50) ? folio.stillMinor : between(random, 1, folio.stillMinor);
  const takes = { number, version, kind: 'paid', way: oneOf(random, ways), minor } as const;
  // What a later charge takes is not paid here.
  await attempt(staff, 'Booking/TakePayment', takes, ['desk.more-than-owed']);
}

/** Also what a card paid goes back in cash: as far as money was taken at the hotel. */
async function giveBackAtHotel(random: Random, staff: Staff, { number, version }: Read) {
  const minor = between(random, 1, 60_00);
  const takes = { number, version, kind: 'given-back', way: oneOf(random, ways), minor } as const;
  await attempt(staff, 'Booking/TakePayment', takes, ['desk.more-than-taken']);
}

/** A fee is waived as a price is. */
async function changePrice(random: Random, staff: Staff, { number, version, folio }: Read) {
  const charge = pick(random, folio.charges);
  if (charge === undefined) return;
  const minor = charge.isFee ? 0 : between(random, Math.floor(charge.minor / 2), charge.minor);
  const takes = { number, version, line: charge.key, minor, reason, isGuestTold: false };
  await attempt(staff, 'Booking/ChangePrice', takes);
}

async function giveBackToCard(random: Random, staff: Staff, { number, version, folio, refundable }: Read) {
  const payment = pick(random, refundable);
  const charge = pick(random, folio.charges);
  if (payment === undefined || charge === undefined) return;
  const takes = {
    number,
    version,
    attemptId: payment.attemptId,
    minor: between(random, 1, payment.minor),
    off: chance(random, 60) ? charge.key : null,
    reason,
    isGuestTold: false,
  };
  await attempt(staff, 'Booking/Refund', takes);
}
