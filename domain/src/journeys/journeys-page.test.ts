import { describe, expect, test } from 'vitest';
import page from '../../../docs/journeys.md?raw';
import { addToBasket, type Basket, type BasketItem } from '../basket/basket.ts';
import { localDate, type LocalDate } from '../calendar/local-date.ts';
import { isSameDayRestricted } from '../calendar/same-day.ts';
import type { BedOptionId, RatePlanId, RoomTypeId } from '../ids.ts';
import { bedIsChosen } from '../occupancy/bed-option.ts';
import { childAgesAreGiven } from '../occupancy/child-ages.ts';
import { cardBrand } from '../payment/card-brand.ts';
import { groupedCardNumber } from '../payment/card-format.ts';
import { cardIssues } from '../payment/card.ts';
import { requiresCustomTerms } from '../payment/custom-terms.ts';
import { expiryText, parseExpiry } from '../payment/expiry.ts';
import { companyInvoiceOf, invoicedCompanyIssues, type CompanyInvoice } from '../payment/company-invoice.ts';
import {
  acceptedPaymentType,
  effectivePaymentType,
  offeredPaymentTypes,
} from '../payment/offered-payments.ts';
import { requiredAction, payLinkIssues, type PayLinkAction } from '../payment/pay-link.ts';
import { paymentMethods, type PaymentType } from '../payment/payment-methods.ts';
import { bookerIssues } from '../people/booker.ts';
import { nothingRequired } from '../people/required-fields.ts';
import { isEmailAddress } from '../people/email.ts';
import { leadGuestIssues } from '../people/guest.ts';
import { nameIssues } from '../people/name.ts';
import { internationalNumber, isPhoneNumber } from '../people/phone.ts';
import { mayBecome, type ReservationStatus } from '../reservation/status.ts';
import type { Issue } from '../result.ts';
import { searchIssues } from '../search/search-issues.ts';
import { buildBooker, buildBookingRoom, buildBookingState } from '../worked-examples/builders.fixture.ts';
import { guestsOf, isYes, listOf, pence } from '../worked-examples/cells.fixture.ts';
import { cell, tablesOf, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import { canEnter, nextStep, type BookingStep } from './booking-journey.ts';
import { changingChecks } from './journeys-page-changing.fixture.ts';
import { PRE_CHECK_IN_STEPS, preCheckInChecks } from './journeys-page-pre-check-in.fixture.ts';
import type { BookingRoom, BookingState } from './booking-state.ts';
import { nextManageStep } from './manage-journey.ts';
import type { ManageState } from './manage-state.ts';
import type { ChangeKind, ManageStep } from './manage-steps.ts';
import { canRequestChange } from './can-request-change.ts';

const tables = tablesOf(page);

/** One check per row of each table. */
const checks: Checks = {
  Searching: (row) => {
    const draft = {
      arrival: dateOrNull(cell(row, 'arrival')),
      departure: dateOrNull(cell(row, 'departure')),
      rooms: listOf(cell(row, 'rooms')).map(guestsOf),
    };
    const rules = {
      maxRooms: 3,
      today: localDate('2027-03-01'),
      propertyLimits: { maximum: 4, childMaximum: 2 },
    };
    expectIssues(searchIssues(draft, rules), row);
  },

  'The same day': (row) => {
    const [, hour = 0, minute = 0] = /^from (\d\d):(\d\d)$/.exec(cell(row, 'restriction'))?.map(Number) ?? [];
    const enabled = cell(row, 'restriction') !== 'off';
    const [date = '', at = ''] = cell(row, 'now').split(' ');
    const now = { date: localDate(date), hour: Number(at.slice(0, 2)), minute: Number(at.slice(3)) };
    const restricted = isSameDayRestricted({ enabled, hour, minute }, localDate(cell(row, 'arrival')), now);
    expect(restricted).toBe(isYes(cell(row, 'restricted')));
  },

  'The basket': (row) => {
    const added = itemOf(cell(row, 'added'));
    const result = addToBasket(
      basketOf(cell(row, 'basket')),
      added,
      Number(cell(row, 'available of that type')),
      3,
    );
    if (result.ok) expect(result.value).toEqual(basketOf(cell(row, 'basket then')));
    expect(result.ok ? '–' : result.refusal.code).toBe(cell(row, 'refused as'));
  },

  Booking: (row) => {
    const place = (tables.get('Booking') ?? []).indexOf(row);
    expect(cell(row, 'step')).toBe(STEPS[place]);
  },

  'Booking, step by step': (row) => {
    const state = stateKnowing(listOf(cell(row, 'known')));
    const next = nextStep(state);
    expect(next === 'complete' ? next : [next.step, next.roomNumber].join(' ').trim()).toBe(
      cell(row, 'next step'),
    );
    expect(STEPS.filter((step) => canEnter(step, state)).at(-1)).toBe(cell(row, 'may enter'));
  },

  Managing: (row) => {
    const place = (tables.get('Managing') ?? []).indexOf(row);
    expect(cell(row, 'step')).toBe(MANAGE_STEPS[place]);
  },

  'Managing, step by step': (row) => {
    const { kind, roomNumber } = changeOf<ChangeKind | 'saved'>(row);
    const done = listOf(cell(row, 'done')) as ManageStep[];
    const but = cell(row, 'but');
    const extrasOffered = but !== 'no extras';
    const state: ManageState = {
      isFound: but !== 'not found',
      isCancelled: but === 'cancelled',
      change:
        kind === undefined || kind === 'saved' ? (kind ?? null) : { kind, roomNumber, done, extrasOffered },
    };
    const next = nextManageStep(state);
    expect(next === 'complete' ? next : [next.step, next.roomNumber].join(' ').trim()).toBe(
      cell(row, 'next step'),
    );
  },

  'Permitted changes': (row) => {
    const { kind, roomNumber } = changeOf<ChangeKind>(row);
    if (kind === undefined) throw new Error('No change');
    const rooms = [1, 2].map((number) => {
      const [allowed] = listOf(cell(row, `room ${number}`));
      return { roomNumber: number, canBeEdited: allowed !== undefined, isChangeable: allowed === 'all' };
    });
    const canBeEdited = rooms.some((room) => room.canBeEdited);
    const may = canRequestChange({ kind, roomNumber }, { canBeEdited, rooms });
    expect(may ? 'yes' : 'no').toBe(cell(row, 'permitted'));
  },

  'Pre-check-in': (row) => {
    const place = (tables.get('Pre-check-in') ?? []).indexOf(row);
    expect(cell(row, 'step')).toBe(PRE_CHECK_IN_STEPS[place]);
  },

  ...preCheckInChecks,

  Details: (row) => {
    const emptied = listOf(cell(row, 'left empty')).map((field) =>
      field === 'country' ? ['countryId', null] : [field, ''],
    );
    const person = buildBooker(Object.fromEntries(emptied));
    const flags = listOf(cell(row, 'the hotel requires')).map((field) => [field, true]);
    const required = { ...nothingRequired, ...Object.fromEntries(flags) };
    const issuesOf = cell(row, 'who') === 'booker' ? bookerIssues : leadGuestIssues;
    expectIssues(issuesOf(person, required), row);
  },

  Names: (row) => {
    for (const lastName of listOf(cell(row, 'names'))) {
      const issues = nameIssues(buildBooker({ lastName }), { firstName: true, lastName: true });
      expect(issues.length === 0, lastName).toBe(isYes(cell(row, 'accepted')));
    }
  },

  Beds: (row) => {
    const [chosen = null] = listOf(cell(row, 'chosen')).map(Number) as BedOptionId[];
    const options = listOf(cell(row, 'options')).map(Number) as BedOptionId[];
    const isRequired = isYes(cell(row, 'required'));
    expect(bedIsChosen({ isRequired, options, chosen })).toBe(isYes(cell(row, 'complete')));
  },

  "Children's ages": (row) => {
    const isAsked = isYes(cell(row, 'rate asks')) || isYes(cell(row, 'an extra taken asks'));
    const ages = listOf(cell(row, 'ages')).map(Number);
    const facts = { isAsked, children: Number(cell(row, 'children')), ages };
    expect(childAgesAreGiven(facts)).toBe(isYes(cell(row, 'complete')));
  },

  'E-mail addresses': (row) => {
    for (const address of listOf(cell(row, 'addresses'))) {
      expect(isEmailAddress(address), address).toBe(isYes(cell(row, 'accepted')));
    }
  },

  'Phone numbers': (row) => {
    const [, dialCode = '', trunkPrefix = null] =
      /^\+(\d+)(?:, prefix (\d+))?$/.exec(cell(row, 'country')) ?? [];
    const sent = internationalNumber(cell(row, 'typed'), { dialCode, trunkPrefix });
    expect(sent).toBe(cell(row, 'sent'));
    expect(isPhoneNumber(sent)).toBe(isYes(cell(row, 'accepted')));
  },

  'What each way asks': (row) => {
    const provider = cell(row, 'provider');
    expect(paymentMethods[cell(row, 'way') as PaymentType]).toEqual({
      requires: cell(row, 'asks'),
      provider: provider === '–' ? null : provider,
      confirms: cell(row, 'confirms'),
      owes: cell(row, 'owes'),
    });
  },

  'Ways of paying': (row) => {
    const dueNowMinor = pence(cell(row, 'due now'));
    const dueLaterMinor = pence(cell(row, 'due later'));
    const need = {
      dueNowMinor,
      dueLaterMinor,
      remainingMinor: dueNowMinor + dueLaterMinor,
      ...paymentFacts(row),
      companyInvoice: 'no',
    } as const;
    const taken = { propertyTypes: listOf(cell(row, 'hotel takes')) as PaymentType[] };
    expect(offeredPaymentTypes({ ...need, ...taken })).toEqual(listOf(cell(row, 'offered')));
    const chosen = cell(row, 'chosen') as PaymentType;
    expect(effectivePaymentType({ ...need, chosen }) ?? '–').toBe(cell(row, 'comes to'));
  },

  "Rates on a company's invoice": (row) => {
    const rates = listOf(cell(row, 'rates')) as CompanyInvoice[];
    expect(companyInvoiceOf(rates)).toBe(cell(row, 'booking'));
  },

  'Paying by invoice': (row) => {
    const facts = {
      dueNowMinor: pence(cell(row, 'due now')),
      dueLaterMinor: 0,
      remainingMinor: 312_00,
      ...paymentFacts(row),
      companyInvoice: cell(row, "company's invoice") as CompanyInvoice | 'mixed',
      propertyTypes: listOf(cell(row, 'hotel takes')) as PaymentType[],
    };
    expect(offeredPaymentTypes(facts)).toEqual(listOf(cell(row, 'offered')));
    const [chosen = null] = listOf(cell(row, 'chosen')) as PaymentType[];
    const accepted = acceptedPaymentType({ ...facts, chosen });
    expect(accepted === 'not-offered' ? 'refused' : (accepted ?? '–')).toBe(cell(row, 'comes to'));
  },

  'PO numbers': (row) => {
    const [accountId = null] = listOf(cell(row, 'company')).map(Number);
    const [pattern = null] = listOf(cell(row, 'pattern'));
    expectIssues(invoicedCompanyIssues({ accountId, poNumber: cell(row, 'typed') }, pattern), row);
  },

  'Custom terms': (row) => {
    const own = cell(row, "the hotel's own terms");
    const terms = own === '–' ? null : { onlyForCompanyInvoice: own === 'company invoice only' };
    const [type = null] = listOf(cell(row, 'paid by')).map((text) => text as PaymentType);
    expect(requiresCustomTerms(terms, type)).toBe(isYes(cell(row, 'shown')));
  },

  Cards: (row) => {
    const [expiryYear = NaN, expiryMonth = NaN] = cell(row, 'expiry').split('-').map(Number);
    const card = {
      holderName: 'Ann Archer',
      number: cell(row, 'number'),
      expiryMonth,
      expiryYear,
      securityCode: cell(row, 'security code'),
      email: 'ann@example.com',
    };
    const today = localDate('2027-03-14');
    expectIssues(cardIssues(card, { today, acceptedBrands: ['visa', 'mastercard', 'amex'] }), row);
  },

  'Card expiry': (row) => {
    const read = parseExpiry(cell(row, 'typed'));
    expect(read === undefined ? '–' : expiryText(read)).toBe(cell(row, 'printed'));
    expect(String(read?.year ?? '–')).toBe(cell(row, 'year'));
  },

  'Card brands': (row) => {
    expect(cardBrand(cell(row, 'typed')) ?? '–').toBe(cell(row, 'brand'));
    expect(groupedCardNumber(cell(row, 'typed'))).toBe(cell(row, 'grouped'));
  },

  'Paying by link': (row) => {
    const made = cell(row, 'made for') as PayLinkAction;
    expect(requiredAction(made, pence(cell(row, 'owed')))).toBe(cell(row, 'asks for'));
    const number = cell(row, 'card');
    const typed = {
      holderName: 'A Payer',
      number,
      securityCode: '123',
      email: cell(row, 'e-mail of the card'),
    };
    const card = number === 'elsewhere' ? null : { ...typed, expiryMonth: 12, expiryYear: 2028 };
    const rules = { today: localDate('2027-03-14'), acceptedBrands: ['visa'] as const };
    expectIssues(payLinkIssues({ email: cell(row, 'e-mail'), card }, rules), row);
  },

  ...changingChecks,

  'Reservation status': (row) => {
    const statuses = (tables.get('Reservation status') ?? []).map((each) => cell(each, 'from'));
    const from = cell(row, 'from') as ReservationStatus;
    const next = (statuses as ReservationStatus[]).filter((to) => mayBecome(from, to));
    expect(next.sort()).toEqual(listOf(cell(row, 'may become')).sort());
  },
};

const STEPS: readonly BookingStep[] = [
  'room-type-selection',
  'rate-plan-selection',
  'upgrade-selection',
  'occupancy',
  'extras',
  'booking-summary',
  'personal-information',
  'account',
  'address-details',
  'payment-details',
];

const MANAGE_STEPS: readonly ManageStep[] = [
  'start',
  'reservation-overview',
  'booker',
  'change-dates',
  'room',
  'room-type-selection',
  'rate-plan-selection',
  'upgrade-selection',
  'guest',
  'extras',
  'summary',
  'complete',
  'cancelled',
];

test('each table of the page has a check, and each check a table', () => {
  expect([...tables.keys()].sort()).toEqual(Object.keys(checks).sort());
});

describe.each([...tables])('%s', (heading, rows) => {
  test.each(rows.map((row) => [Object.values(row).join(' | '), row] as const))('%s', (_, row) => {
    checks[heading]?.(row);
  });
});

function expectIssues(issues: readonly Issue[], row: Row): void {
  expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(listOf(cell(row, 'issues')));
}

function dateOrNull(text: string): LocalDate | null {
  return text === '–' ? null : localDate(text);
}

/** `voucher pays alone, guarantee, may choose, left £200.00`. */
function paymentFacts(row: Row) {
  const facts = listOf(cell(row, 'but'));
  const known = ['voucher pays alone', 'guarantee', 'may choose'];
  const others = facts.filter((fact) => !known.includes(fact));
  const [remainingMinor] = others.map((fact) => pence(fact.replace(/^left /, '')));
  return {
    coveredByVoucher: facts.includes('voucher pays alone'),
    needsGuarantee: facts.includes('guarantee'),
    mayChoose: facts.includes('may choose'),
    ...(remainingMinor !== undefined && { remainingMinor }),
  };
}

/** `guests 2`: what is changed, and in which room. */
function changeOf<Change extends string>(row: Row) {
  const [, kind, room] = /^([a-z-]+)(?: (\d))?$/.exec(cell(row, 'changing')) ?? [];
  return { kind: kind as Change | undefined, roomNumber: room === undefined ? null : Number(room) };
}

/** `2:7` is room 2 with room type 7. */
function itemOf(text: string): BasketItem {
  const [roomNumber = NaN, roomTypeId = NaN] = text.split(':').map(Number);
  return {
    roomNumber,
    roomTypeId: roomTypeId as RoomTypeId,
    ratePlanId: 1 as RatePlanId,
    guests: guestsOf('1-0-0'),
    leadGuest: null,
  };
}

function basketOf(text: string): Basket {
  return listOf(text).map(itemOf);
}

const OF_A_ROOM: Readonly<Record<string, Partial<BookingRoom>>> = {
  type: { roomTypeChosen: true },
  rate: { ratePlanChosen: true },
  'upgrades offered': { upgradesOffered: true },
  'upgrades seen': { upgradesSeen: true },
  'lead guest': { leadGuestValid: true },
  'extras offered': { extrasOffered: true },
  'extras seen': { extrasSeen: true },
};

const OF_THE_BOOKING: Readonly<Record<string, Partial<BookingState>>> = {
  desktop: { isDesktop: true },
  summary: { summarySeen: true },
  person: { personalDetailsValid: true },
  'account offered': { accountOffered: true },
  'account decided': { accountDecided: true },
  address: { addressValid: true },
  payment: { paymentValid: true },
  'nothing to pay': { paymentNeeded: false },
};

const SHORT_FOR: Readonly<Record<string, readonly string[]>> = {
  'both rooms': ['type 1', 'rate 1', 'type 2', 'rate 2'],
  'both lead guests': ['lead guest 1', 'lead guest 2'],
};

function stateKnowing(words: readonly string[]): BookingState {
  const facts = words.flatMap((word) => SHORT_FOR[word] ?? [word]);
  const ofRoom = (roomNumber: number): BookingRoom => {
    const own = facts.filter((fact) => fact.endsWith(` ${roomNumber}`)).map((fact) => fact.slice(0, -2));
    return buildBookingRoom({ roomNumber, ...known(own, OF_A_ROOM) });
  };
  const ofBooking = facts.filter((fact) => !/ \d$/.test(fact));
  return buildBookingState({ rooms: [ofRoom(1), ofRoom(2)], ...known(ofBooking, OF_THE_BOOKING) });
}

function known<T>(facts: readonly string[], meanings: Readonly<Record<string, Partial<T>>>): Partial<T> {
  const unknown = facts.find((fact) => meanings[fact] === undefined);
  if (unknown !== undefined) throw new Error(`No fact: "${unknown}"`);
  return Object.assign({}, ...facts.map((fact) => meanings[fact])) as Partial<T>;
}
