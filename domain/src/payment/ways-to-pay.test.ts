import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../record.ts';
import { acceptedPaymentType } from './offered-payments.ts';
import { paymentMethods } from './payment-methods.ts';
import { waysToPay } from './ways-to-pay.ts';

const anyFacts = fc
  .record({
    dueNowMinor: fc.constantFrom(0, 93_60),
    dueLaterMinor: fc.constantFrom(0, 70_00),
    atHotelMinor: fc.constantFrom(0, 218_40),
    coveredByVoucher: fc.boolean(),
    needsGuarantee: fc.boolean(),
    companyInvoice: fc.constantFrom('no' as const, 'allowed' as const, 'only' as const, 'mixed' as const),
    propertyTypes: fc.subarray(keysOf(paymentMethods).filter((type) => type !== 'voucher')),
    mayChoose: fc.boolean(),
  })
  .map(({ atHotelMinor, ...facts }) => ({
    ...facts,
    remainingMinor: facts.dueNowMinor + facts.dueLaterMinor + atHotelMinor,
    coveredByVoucher: facts.coveredByVoucher && facts.dueNowMinor + facts.dueLaterMinor === 0,
  }));

describe('What a guest can book with', () => {
  test('is accepted as it is sent, whatever the hotel takes and the rates ask for', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const way of waysToPay(facts)) expect(acceptedPaymentType({ ...facts, chosen: way })).toBe(way);
      }),
    );
  });

  test('is named once each, and begins with nothing to pay where nothing is requested', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const ways = waysToPay(facts);
        expect(new Set(ways).size).toBe(ways.length);
        if (acceptedPaymentType({ ...facts, chosen: null }) === null && !facts.coveredByVoucher)
          expect(ways[0]).toBe(null);
      }),
    );
  });
});
