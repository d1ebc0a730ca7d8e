import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { issueText } from '@portico/contract/texts/issue-texts';
import { moneyText } from '@portico/contract/texts/money-text';
import type { InvoicedCompany } from '@portico/domain/payment/company-invoice';
import { ok, refused } from '@portico/domain/result';
import { bookByStaff, type StaffBooking } from '../../booking/by-staff/book-by-staff.ts';
import type { StaffWay } from '../../booking/by-staff/price-by-staff.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { bookerOf, leadGuestOf, peopleFaults } from './people-of-booking.ts';
import { codesOf, roomToQuote } from './price-new-booking.ts';
import { refusalOfBooking } from '../run/refusal-of-booking.ts';

type Create = 'NewBooking/Create';

const wayWords: Readonly<Record<StaffWay, string>> = {
  'on-arrival': 'paid on arrival',
  invoice: 'on a company’s invoice',
  link: 'to be paid by a link',
};

/** Books for a guest at the telephone or the counter. Rule: docs/desk.md, "A new booking". */
export async function createBooking(run: Run, takes: DeskTaken<Create>): Promise<Outcome<Create>> {
  const { hotel } = run;
  const { areStayRulesWaived, payment, seenMinor, seenVoucherMinor } = takes;
  const reason = takes.reason.trim();
  const booker = bookerOf(hotel, takes);
  const faults = peopleFaults(hotel, takes, booker);
  if (areStayRulesWaived && reason === '')
    faults.push({ field: 'reason', message: issueText('text.required', { field: 'reason' }) });
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  if (areStayRulesWaived) run.audit({ reason });
  const request = {
    ...codesOf(takes),
    rooms: takes.rooms.map((room) => ({
      ...roomToQuote(takes, room),
      childAges: room.childAges,
      bedOptionId: room.bedOptionId,
      leadGuest: leadGuestOf(room, booker),
      seenPromotionId: undefined,
      totalCost: 0,
    })),
    booker,
    specialRequests: takes.requests.trim() || null,
    comment: takes.note.trim() || null,
    company: companyOf(hotel, payment),
  };
  const asked = askedFor(run, payment);
  if (asked === undefined) return refused({ code: 'desk.no-links' });
  const booking = { request, areStayRulesWaived, payment: asked, seenMinor, seenVoucherMinor };
  const booked = await bookByStaff(run, hotel, booking);
  if (!booked.ok) return refused(refusalOf(hotel, booked.refusal, seenMinor));
  const { reservation, payPath } = booked.value;
  const { reservationId, referenceNumber, currency, grossMinor, holdEndsAt } = reservation;
  const byVoucher = seenVoucherMinor > 0 ? `, ${moneyText(seenVoucherMinor, currency)} by gift voucher` : '';
  const now = `${payPath === null ? 'confirmed' : 'held'} for ${moneyText(grossMinor, currency)}, ${wayWords[payment.way]}${byVoucher}`;
  run.audit({ reservationId, what: [{ what: 'booking', was: '', now }] });
  return ok({
    number: referenceNumber,
    currency,
    totalMinor: grossMinor,
    mailedTo: booker.email === '' ? null : booker.email,
    held:
      payPath === null || holdEndsAt === null || run.links === undefined
        ? null
        : { until: holdEndsAt.toISOString(), payLink: run.links.publicUrl + payPath },
  });
}

/** Undefined: a link can be neither signed nor addressed. */
function askedFor(
  { links }: Run,
  payment: DeskTaken<Create>['payment'],
): StaffBooking['payment'] | undefined {
  if (payment.way !== 'link') return { way: payment.way };
  return links && { way: 'link', holdMs: payment.holdHours * 3_600_000, secrets: links.secrets };
}

/** Staff need not know the code that a company gives its people. */
function companyOf({ companies }: Hotel, payment: DeskTaken<Create>['payment']): InvoicedCompany {
  if (payment.way !== 'invoice') return { accountId: null, poNumber: '' };
  const { accountId, poNumber } = payment;
  return { accountId, poNumber, code: companies.get(accountId)?.part.code };
}

function refusalOf(
  { currency }: Hotel,
  refusal: Extract<Awaited<ReturnType<typeof bookByStaff>>, { ok: false }>['refusal'],
  seenMinor: number,
) {
  if (refusal.code === 'desk.voucher-differs')
    return { code: refusal.code, facts: { pays: moneyText(refusal.nowMinor, currency) } };
  if (refusal.code !== 'desk.price-differs') return refusalOfBooking(refusal);
  const facts = { seen: moneyText(seenMinor, currency), now: moneyText(refusal.nowMinor, currency) };
  return { code: refusal.code, facts };
}
