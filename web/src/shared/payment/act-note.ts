import { moneyText } from '@portico/contract/texts/money-text';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { capitalised } from '../stay/stay-texts.ts';
import { savedCardText, listed } from './later-texts.ts';
import { goesElsewhere, typesCard, type Payment } from './required-payment.ts';

interface ActFacts {
  readonly payment: Payment;
  readonly currency: CurrencyCode;
  readonly roomCount: number;
  readonly unit: UnitName;
}

/** The button's effect: “Once you press this, your card is charged £224.40 and both rooms are yours.” */
export function actNote({ payment, currency, roomCount, unit }: ActFacts): string {
  const { required, due, voucherMinor } = payment;
  const money = (minor: number) => moneyText(minor, currency);
  const later = typesCard(required) || goesElsewhere(required) ? savedCardText(due, currency) : null;
  const stored = required === 'store-card' ? 'Your card is kept and nothing is charged now.' : null;
  const then = later ?? stored;
  const after = then === null ? '' : ` ${then}`;
  if (goesElsewhere(required))
    return `Once you press this, you go on to the payment page. ${capitalised(unitsAre(roomCount, unit))} yours when you have ${doneThere(payment, money)} there.${after}`;
  const happens = [
    ...(required === 'card' ? [`your card is charged ${money(due.nowMinor)}`] : []),
    ...(voucherMinor > 0 ? [`${money(voucherMinor)} is taken from your gift voucher`] : []),
    ...(due.onInvoiceMinor > 0
      ? [`${money(due.onInvoiceMinor)} goes on an invoice to ${invoiced(payment)}`]
      : []),
    `${unitsAre(roomCount, unit)} yours`,
  ];
  return `Once you press this, ${listed(happens)}.${after}`;
}

function doneThere({ required, due }: Payment, money: (minor: number) => string): string {
  return required === 'store-card-elsewhere' ? 'given your card' : `paid ${money(due.nowMinor)}`;
}

function invoiced({ required }: Payment): string {
  return required === 'company-invoice' ? 'your company' : 'you';
}

function unitsAre(count: number, { singular, plural }: UnitName): string {
  if (count === 1) return `the ${singular} is`;
  return count === 2 ? `both ${plural} are` : `all ${count} ${plural} are`;
}
