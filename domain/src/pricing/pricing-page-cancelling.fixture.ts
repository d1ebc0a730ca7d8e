import { expect } from 'vitest';
import { addDays, localDate } from '../calendar/local-date.ts';
import type { LocalTime } from '../calendar/property-clock.ts';
import type { PaymentType } from '../payment/payment-methods.ts';
import {
  cancellationFeeMinor,
  type CancellationFee,
  type CancellationPolicy,
  type CancelledRoom,
} from '../reservation/cancellation-policy.ts';
import { cancellationSteps, type CancellationCost } from '../reservation/cancellation-steps.ts';
import { listOf, outcomeOf, pence } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks, type Row } from '../worked-examples/markdown-tables.fixture.ts';
import {
  cancellationEntryOf,
  cancellationFeeOf,
  paymentEntryOf,
} from '../worked-examples/policies.fixture.ts';

import { changedMoney } from './changed-money.ts';

const arrival = localDate('2027-03-14');

/** The rows of docs/pricing.md about cancelling. */
export const cancellationChecks: Checks = {
  Cancelling: (row) => {
    const policy = policyOf(row, { kind: 'full' });
    expect(cancellationFeeMinor(policy, roomOf(row), nowOf(row))).toBe(pence(cell(row, 'fee')));
  },

  'What cancelling gives back': (row) => {
    const way = cell(row, 'way');
    const grossMinor = pence(cell(row, 'remaining price'));
    const standing = {
      grossMinor,
      extrasGrossMinor: 0,
      cityTax: null,
      cityTaxMinor: 0,
      payment: listOf(cell(row, 'policy')).map(paymentEntryOf),
      arrival,
      areExtrasInPolicy: false,
    };
    const money = changedMoney({
      rooms: grossMinor === 0 ? [] : [standing],
      feesMinor: pence(cell(row, 'fees')),
      paymentType: way === '–' ? null : (way as PaymentType),
      voucherMinor: pence(cell(row, 'by voucher')),
      cardsMinor: 0,
      paidAtHotelMinor: 0,
      isAskedByLink: false,
      paidMinor: pence(cell(row, 'paid')),
      today: localDate('2027-03-01'),
      isCancelling: true,
    });
    const outcome = outcomeOf(cell(row, 'outcome'));
    expect(money).toEqual({
      voucherMinor: pence(cell(row, 'by voucher')) - outcome['voucher returned'],
      voucherReturnMinor: outcome['voucher returned'],
      due: {
        nowMinor: outcome['due and paid'],
        later: outcome.later,
        atHotelMinor: outcome['at the hotel'],
        onInvoiceMinor: outcome['on invoice'],
      },
      takeMinor: outcome.charged,
      refundMinor: outcome.refunded,
    });
  },

  'Cancelling step by step': (row) => {
    const policy = policyOf(row, cancellationFeeOf(cell(row, 'no-show')));
    const { steps, noShow } = cancellationSteps(policy, roomOf(row), nowOf(row));
    const stated = steps.map((step) =>
      step.from === null ? costText(step) : `${costText(step)} from ${step.from.date} ${step.from.at}`,
    );
    expect(stated.join('; ')).toBe(cell(row, 'cancelling costs'));
    expect(costText(noShow)).toBe(cell(row, 'not coming costs'));
    expect(steps[0].minor, 'the fee of now').toBe(cancellationFeeMinor(policy, roomOf(row), nowOf(row)));
  },
};

function policyOf(row: Row, noShow: CancellationFee): CancellationPolicy {
  return { entries: listOf(cell(row, 'policy')).map(cancellationEntryOf), noShow };
}

function roomOf(row: Row): CancelledRoom {
  const nights = listOf(cell(row, 'nights gross')).map((gross) => ({
    grossMinor: pence(gross),
    cityTaxMinor: 0,
  }));
  const grossMinor = nights.reduce((sum, night) => sum + night.grossMinor, 0);
  return {
    stay: { arrival, departure: addDays(arrival, nights.length) },
    nights,
    grossMinor,
    cityTaxMinor: 0,
  };
}

function nowOf(row: Row): LocalTime {
  const [date = '', at = ''] = cell(row, 'now').split(' ');
  const [hour = NaN, minute = NaN] = at.split(':').map(Number);
  return { date: localDate(date), hour, minute };
}

function costText({ fee, minor }: CancellationCost): string {
  if (fee.kind === 'none') return 'nothing';
  return `${feeText(fee)} £${(minor / 100).toFixed(2)}`;
}

function feeText(fee: CancellationFee): string {
  if (fee.kind === 'nights') return `${fee.nights} nights`;
  return fee.kind === 'percent' ? `${fee.basisPoints / 100} %` : fee.kind;
}
