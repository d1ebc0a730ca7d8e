import { describe, expect, test } from 'vitest';
import {
  storedBooker,
  storedCityTax,
  storedCancellation,
  storedCompany,
  storedDueLater,
  storedFellows,
  storedGuest,
  storedNights,
  storedPayment,
  storedPromotion,
  storedRoomConfiguration,
  storedVatParts,
} from './stored-booking.ts';

const name = { firstName: 'Ada', lastName: 'Lovelace' };
const address = { street: '1 Quay', city: 'Hull', stateOrCounty: 'Yorkshire', postCode: 'HU1 1AA' };
const booker = { ...name, email: 'ada@example.com', phone: '1632', ...address, countryId: 826, optIn: true };
const contact = { name: 'Ben Bold', email: 'accounts@freight.example' };
const company = { accountId: 51, name: 'Marram Freight', poNumber: 'PO-104233', contact };
const deposit = { when: 'days-before-arrival', percentBasisPoints: 5_000, daysBefore: 14 };
const policy = {
  entries: [
    { daysBefore: null, at: null, fee: { kind: 'none' } },
    { daysBefore: 2, at: '18:00', fee: { kind: 'nights', nights: 1 } },
    { daysBefore: 1, at: null, fee: { kind: 'percent', basisPoints: 5_000 } },
  ],
  noShow: { kind: 'full' },
};

describe('a booking stored by an earlier version', () => {
  test.each([
    ['booker', storedBooker, booker],
    ['later parts', storedDueLater, [{ date: '2027-02-28', minor: 100_00 }]],
    ['lead guest', storedGuest, { ...name, email: 'ada@example.com', phone: '1632' }],
    ['payment policy', storedPayment, [{ when: 'at-booking', percentBasisPoints: 2_000 }, deposit]],
    ['cancellation policy', storedCancellation, policy],
    ['company', storedCompany, company],
    ['company', storedCompany, null],
    [
      'nights',
      storedNights,
      [{ date: '2027-03-03', grossMinor: 90_00, originalGrossMinor: 100_00, cityTaxMinor: 2_00 }],
    ],
    [
      'parts with a rate of VAT of their own',
      storedVatParts,
      [{ rateMillipercent: 5_000, shareBasisPoints: 2_500 }],
    ],
    [
      'city tax',
      storedCityTax,
      {
        name: 'City tax',
        adultMinor: 2_00,
        childMinor: 0,
        infantMinor: 0,
        mostNights: null,
        isPaidAtHotel: true,
      },
    ],
    ['city tax', storedCityTax, null],
    [
      'who comes too',
      storedFellows,
      [{ ...name, email: '', phone: '', isChild: true, isPlaceholder: false }],
    ],
    ['promotion', storedPromotion, { promotionId: 41, name: 'Spring' }],
    ['promotion', storedPromotion, null],
    ['beds', storedRoomConfiguration, { id: 51, name: 'King bed' }],
    ['beds', storedRoomConfiguration, null],
  ])('keeps its %s as written, and omits what this version does not know', (_what, read, stored) => {
    expect(read(stored)).toEqual(stored);
    if (stored !== null && !Array.isArray(stored)) expect(read({ ...stored, tomorrows: 1 })).toEqual(stored);
  });

  test('has a booker without address and news if these were not collected', () => {
    const { firstName, lastName, email } = booker;
    const given = { firstName, lastName, email };
    const none = { phone: '', street: '', city: '', stateOrCounty: '', postCode: '' };
    expect(storedBooker(given)).toEqual({ ...given, ...none, countryId: null, optIn: false });
  });

  test('has a lead guest without e-mail and telephone if these were not collected', () => {
    expect(storedGuest(name)).toEqual({ ...name, email: '', phone: '' });
  });
});

test('nights stored without their price before the promotion, or their city tax, had none', () => {
  expect(storedNights([{ date: '2027-03-03', grossMinor: 100_00 }])).toEqual([
    { date: '2027-03-03', grossMinor: 100_00, originalGrossMinor: 100_00, cityTaxMinor: 0 },
  ]);
});

describe('what must be there is not invented', () => {
  test.each([
    ['to whom to write', storedBooker, { ...booker, email: undefined }, 'email'],
    ['who comes', storedGuest, { firstName: 'Ada' }, 'lastName'],
    ['the sum of a later part', storedDueLater, [{ date: '2027-02-28' }], 'minor'],
    ['the day of a later part', storedDueLater, [{ date: '2027-02-30', minor: 100_00 }], 'date'],
    ['later parts at all', storedDueLater, null, 'due_later'],
    ['which company is invoiced', storedCompany, { ...company, name: undefined }, 'name'],
    ['whom to write to there', storedCompany, { ...company, contact: { name: 'Ben' } }, 'contact.email'],
    ['the share of a payment', storedPayment, [{ when: 'at-booking' }], 'percentBasisPoints'],
    ['a time of payment', storedPayment, [{ ...deposit, when: 'at-check-in' }], 'when'],
    ['what it costs not to come', storedCancellation, { entries: [] }, 'noShow'],
    ['a fee of nights', storedCancellation, { entries: [], noShow: { kind: 'nights' } }, 'noShow.nights'],
    ['the price of a night', storedNights, [{ date: '2027-03-03' }], 'grossMinor'],
    ['which promotion', storedPromotion, { name: 'Spring' }, 'promotionId'],
    ['which beds', storedRoomConfiguration, { name: 'King bed' }, 'id'],
  ])('%s', (_what, read, stored, field) => {
    expect(() => read(stored)).toThrow(field);
  });

  test('and the error names the field without what a guest typed', () => {
    const read = () => storedBooker({ ...booker, email: 7, phone: ['+44 1632 960001'] });
    expect(read).toThrow(/^Kept reservation\.booker cannot be read/);
    expect(read).not.toThrow(/960001|Lovelace/);
  });
});
