import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import {
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildRoomType,
  family,
  saver,
} from '@portico/testing/builders/hotel-file';
import { expect, test } from 'vitest';
import { faultLine } from './fault-words.ts';

/** What staff read of the faults of a hotel. */
function linesOf(options: Parameters<typeof buildHotelFile>[0]): string[] {
  const file = buildHotelFile(options);
  const read = readPropertyFile(file);
  return read.ok ? [] : read.faults.map((fault) => faultLine(fault, file));
}

test('a rule over several forms names each field as its form does', () => {
  expect(
    linesOf({
      ratePlans: [
        buildRatePlan(),
        buildRatePlan({ ...saver, companyInvoiceOnly: true, needsGuarantee: true }),
      ],
      property: { paymentTypes: ['PayByCard'] },
      settings: { anyoneMayChoosePaymentMethod: true, preCheckIn: { daysBefore: 3, cardRequired: true } },
      offers: [{ id: 1, name: 'Spring', description: 'Of the house.', ratePlanCode: 'GONE' }],
    }),
  ).toEqual([
    '“A card is stored where nothing is charged” (Saver): Untick this, or choose “A card is stored where nothing is due” among “With a card” (Payments and VAT)',
    '“Code of the rate” (Spring): Expected the code of a rate plan that there is',
    '“Guests check in online”, “A card is stored then” (What guests are asked): Untick this, or choose “A card is stored where nothing is due” in “With a card” (Payments and VAT)',
    '“All guests may choose” (Invoices and refunds): Untick this, or tick “Guests who may choose can have an invoice” (Invoices and refunds)',
    '“Only a company by invoice, and nobody else” (Saver): Untick this, or tick “A company may pay by invoice”',
    '“A card is stored where nothing is charged” (Saver): Untick this, as “Only a company by invoice, and nobody else” asks for no card',
  ]);
});

test('an entry of a list is counted, a value to choose is called as in its field, and a code names whose it is', () => {
  const dinner = {
    name: 'Dinner',
    from: '2027-03-01',
    to: '2027-03-31',
    firstTime: '18:00',
    lastTime: '20:00',
    everyMinutes: 30 as const,
    turnMinutes: 90,
    covers: 20,
  };
  expect(
    linesOf({
      roomTypes: [buildRoomType({ upgradesTo: [99] }), buildRoomType(family)],
      promotions: [buildPromotion({ id: 1, code: 'SEA' }), buildPromotion({ id: 2, code: 'sea' })],
      extras: [
        {
          id: 1,
          code: 'TEA',
          name: 'Tea',
          description: 'Of the house.',
          chargeType: 'PerStay',
          articles: [{ name: 'Tea', price: 4 }],
          maximumQuantity: 3,
        },
      ],
      restaurants: [
        {
          id: 1,
          name: 'The Pier',
          description: 'Of the house.',
          minOnlinePartySize: 4,
          maxOnlinePartySize: 2,
          closesMinutesBefore: 60,
          noAvailabilityText: 'Full.',
          sittings: [dinner, { ...dinner, name: 'Late', firstTime: '19:00' }],
        },
      ],
    }),
  ).toEqual([
    '“Code” (Spring at the quay): Expected a value of its own, not that of “Code” (Spring at the quay)',
    '“Better rooms, offered for the difference” (Double): Expected a room type that there is',
    '“Most in a room” (Tea): Expected 1, as “Charged” is “Once for the stay”',
    '“Most guests online” (The Pier): Expected 4 or more, as “Least guests online” says',
    '“When tables are sold”, sitting 2, “First time” (The Pier): Expected another time or other dates than “When tables are sold”, sitting 1, whose last table is left at 21:30',
  ]);
});

test('prices of nights, which have no form in Set-up, are named by their dates', () => {
  const season = { from: '2027-03-01', to: '2027-03-31', price: { base: 9_000_000 } };
  expect(linesOf({ ratePlans: [buildRatePlan({ seasons: [season] })] })).toEqual([
    'Nights 2027-03-01 to 2027-03-31 (Flexible): Expected prices at which the longest stay of a full booking comes to 10000000000 or less',
  ]);
});
