import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/local-date.ts';
import { keysOf } from '../record.ts';
import { anyPaymentPolicy, arrivalOfAll } from '../worked-examples/arbitraries.fixture.ts';
import { acceptedPaymentType, offeredPaymentTypes } from './offered-payments.ts';
import { dueByPayment, remainingToPay } from './on-invoice.ts';
import { paymentMethods, type PaymentType } from './payment-methods.ts';
import { dueSchedule } from './payment-policy.ts';
import { dueAfterVoucher, isCoveredByVoucher } from './voucher.ts';

const types = keysOf(paymentMethods);

/** Any amount due of any price, under any policy, after any voucher. */
const anyDue = fc
  .record({
    grossMinor: fc.nat(2_000_00),
    policy: anyPaymentPolicy,
    voucherShare: fc.constantFrom(0, 0, 0.3, 1),
    daysAhead: fc.nat(60),
  })
  .map(({ grossMinor, policy, voucherShare, daysAhead }) => {
    const before = dueSchedule(grossMinor, policy, arrivalOfAll, addDays(arrivalOfAll, -daysAhead));
    const due = dueAfterVoucher(before, Math.floor(grossMinor * voucherShare));
    return { due, coveredByVoucher: isCoveredByVoucher(before, due) };
  });

/** A booking at a hotel with a valid property file: it has a payment method for whatever its plans need. */
const anyBooking = fc
  .record({
    owed: anyDue,
    isRegional: fc.boolean(),
    takes: fc.subarray<PaymentType>(['individual-invoice', 'company-invoice']),
    needsGuarantee: fc.boolean(),
    companyInvoice: fc.constantFrom('no', 'allowed', 'only', 'mixed'),
    mayChoose: fc.boolean(),
  })
  .map(({ owed: { due, coveredByVoucher }, isRegional, takes, ...rest }) => ({
    ...rest,
    dueNowMinor: due.nowMinor,
    dueLaterMinor: due.later.reduce((sum, { minor }) => sum + minor, 0),
    remainingMinor: remainingToPay(due),
    coveredByVoucher,
    needsGuarantee: rest.needsGuarantee && !isRegional,
    companyInvoice: takes.includes('company-invoice') ? rest.companyInvoice : 'no',
    propertyTypes: [...(isRegional ? (['paystack'] as const) : (['card', 'store-card'] as const)), ...takes],
  }));

describe('The ways to pay of any booking', () => {
  test('that are offered are taken as they are chosen, and no other asks for money or a card', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const offered = offeredPaymentTypes(booking);
        for (const chosen of offered) expect(acceptedPaymentType({ ...booking, chosen })).toBe(chosen);
        for (const chosen of [...types, null]) {
          const accepted = acceptedPaymentType({ ...booking, chosen });
          if (accepted === null || accepted === 'voucher') expect(booking.dueNowMinor).toBe(0);
          else if (accepted !== 'not-offered') expect(offered).toContain(accepted);
        }
      }),
    );
  });

  test('end with nothing required only where a card that is charged later cannot be saved', () => {
    fc.assert(
      fc.property(anyBooking, fc.constantFrom(...types, null), (booking, chosen) => {
        const accepted = acceptedPaymentType({ ...booking, chosen });
        const isRegional = booking.propertyTypes.includes('paystack');
        if (accepted === null || accepted === 'voucher')
          expect(booking.dueLaterMinor === 0 || isRegional).toBe(true);
      }),
    );
  });

  test('are at least one, unless its rates do not mix', () => {
    fc.assert(
      fc.property(anyBooking, (booking) => {
        const taken = [...types, null].filter(
          (chosen) => acceptedPaymentType({ ...booking, chosen }) !== 'not-offered',
        );
        const isApart = booking.companyInvoice === 'mixed' && booking.remainingMinor > 0;
        expect(taken.length > 0).toBe(!isApart);
      }),
    );
  });

  test('come to what a voucher leaves, to the penny, whichever is taken', () => {
    fc.assert(
      fc.property(anyDue, fc.constantFrom(...types, null), ({ due }, type) => {
        const byType = dueByPayment(due, type);
        expect(remainingToPay(byType) + byType.onInvoiceMinor).toBe(remainingToPay(due));
      }),
    );
  });
});
