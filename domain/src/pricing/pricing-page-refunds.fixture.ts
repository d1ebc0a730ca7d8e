import { expect } from 'vitest';
import { allotRefund, freeShares, staying } from '../payment/allot-refund.ts';
import { VOUCHER, type Payment, type PaymentShare, type PricedPart } from '../payment/payment-shares.ts';
import { dueByHotel } from '../payment/due-by-hotel.ts';
import { dueLaterOf, listOf, pence } from '../worked-examples/cells.fixture.ts';
import { cell, type Checks } from '../worked-examples/markdown-tables.fixture.ts';

/** The rows of docs/pricing.md about refunds to several payments, and about prices that the hotel changes. */
export const refundChecks: Checks = {
  'Changed by the hotel': (row) => {
    const later = listOf(cell(row, 'planned')).map(dueLaterOf);
    const due = dueByHotel({
      due: { nowMinor: 0, later, atHotelMinor: 0, onInvoiceMinor: 0 },
      leftMinor: pence(cell(row, 'price')),
      paidMinor: pence(cell(row, 'paid')),
      paidAtHotelMinor: 0,
      isOnInvoice: false,
    });
    expect(due).toEqual({
      nowMinor: pence(cell(row, 'due now')),
      later: listOf(cell(row, 'later')).map(dueLaterOf),
      atHotelMinor: pence(cell(row, 'at the hotel')),
      onInvoiceMinor: 0,
    });
  },
  'Which payment is refunded': (row) => {
    const shares = listOf(cell(row, 'paid')).map(shareOf);
    const parts = listOf(cell(row, 'the booking then')).map(partOf);
    const payments = paymentsOf(shares);
    const freed = freeShares(parts, payments, shares);
    const { voucherMinor } = staying(freed);
    const paidMinor = payments.reduce((sum, { id, minor }) => (id === VOUCHER ? sum : sum + minor), 0);
    const dueMinor = parts.reduce((sum, part) => sum + part.dueMinor, 0) - voucherMinor;
    const { refunds } = allotRefund(parts, payments, freed, Math.max(0, paidMinor - dueMinor));
    const voucher = payments.find(({ id }) => id === VOUCHER);
    const back = [
      ...(voucher ? [{ payment: VOUCHER, minor: voucher.minor - voucherMinor }] : []),
      ...refunds,
    ].filter(({ minor }) => minor > 0);
    expect(back.toSorted(byPayment)).toEqual(
      listOf(cell(row, 'goes back'))
        .map((text) => {
          const [payment = '', sum = ''] = text.split(' ');
          return { payment, minor: pence(sum) };
        })
        .toSorted(byPayment),
    );
  },
};

const byPayment = (a: { payment: string }, b: { payment: string }) => (a.payment < b.payment ? -1 : 1);

/** `A 1a £100.00`: what a payment pays of part `a` of room 1. */
function shareOf(text: string): PaymentShare {
  const [payment = '', part = '', sum = ''] = text.split(' ');
  return { payment, room: part.slice(0, 1), part: part.slice(1), minor: pence(sum) };
}

function partOf(text: string): PricedPart {
  const [part = '', sum = ''] = text.split(' ');
  return { room: part.slice(0, 1), part: part.slice(1), grossMinor: pence(sum), dueMinor: pence(sum) };
}

function paymentsOf(shares: readonly PaymentShare[]): Payment[] {
  return [...new Set(shares.map(({ payment }) => payment))].map((id) => ({
    id,
    payer: id === 'A' || id === VOUCHER ? 'booking' : id,
    minor: shares.reduce((sum, { payment, minor }) => (payment === id ? sum + minor : sum), 0),
  }));
}
