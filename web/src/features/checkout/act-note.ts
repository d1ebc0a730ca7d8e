import { moneyText } from '@portico/contract/texts/money-text';
import type { UnitWords } from '@portico/contract/texts/unit-words';
import type { CurrencyCode } from '@portico/domain/money/currency';
import type { DueSchedule } from '@portico/domain/payment/payment-policy';
import type { PaymentAsked } from './payment-asked.ts';

interface ActFacts {
  readonly asked: PaymentAsked;
  readonly due: DueSchedule;
  readonly currency: CurrencyCode;
  readonly roomCount: number;
  readonly unit: UnitWords;
}

/** What pressing the button does: “Once you press this, your card is charged £224.40 and both rooms are yours.” */
export function actNote({ asked, due, currency, roomCount, unit }: ActFacts): string {
  const yours = `${unitsAre(roomCount, unit)} yours`;
  if (asked === 'card') {
    return `Once you press this, your card is charged ${moneyText(due.nowMinor, currency)} and ${yours}.`;
  }
  if (asked === 'store-card') {
    return `Once you press this, ${yours}. Your card is kept and nothing is charged now.`;
  }
  return `Once you press this, ${yours}.`;
}

function unitsAre(count: number, { singular, plural }: UnitWords): string {
  if (count === 1) return `the ${singular} is`;
  return count === 2 ? `both ${plural} are` : `all ${count} ${plural} are`;
}
