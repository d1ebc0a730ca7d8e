import { moneyText } from '@portico/contract/texts/money-text';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import type { CurrencyCode } from '@portico/domain/money/currency';
import { keptCardText, listed } from './later-texts.ts';
import { isCardAsked } from './payment-asked.ts';
import type { PaymentAsked, ToPay } from './payment-asked.ts';

interface ActFacts {
  readonly asked: PaymentAsked;
  readonly toPay: ToPay;
  readonly currency: CurrencyCode;
  readonly roomCount: number;
  readonly unit: UnitName;
}

/** What pressing the button does: “Once you press this, your card is charged £224.40 and both rooms are yours.” */
export function actNote({ asked, toPay, currency, roomCount, unit }: ActFacts): string {
  const { due, voucherMinor } = toPay;
  const money = (minor: number) => moneyText(minor, currency);
  const happens = [
    ...(asked === 'card' ? [`your card is charged ${money(due.nowMinor)}`] : []),
    ...(voucherMinor > 0 ? [`${money(voucherMinor)} is taken from your gift voucher`] : []),
    `${unitsAre(roomCount, unit)} yours`,
  ];
  const later = isCardAsked(asked) ? keptCardText(due, currency) : null;
  const kept = asked === 'store-card' ? 'Your card is kept and nothing is charged now.' : null;
  const then = later ?? kept;
  return `Once you press this, ${listed(happens)}.${then === null ? '' : ` ${then}`}`;
}

function unitsAre(count: number, { singular, plural }: UnitName): string {
  if (count === 1) return `the ${singular} is`;
  return count === 2 ? `both ${plural} are` : `all ${count} ${plural} are`;
}
