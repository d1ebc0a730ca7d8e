import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { moneyText } from '@portico/contract/texts/money-text';
import { minorOf } from '@portico/domain/money/decimal';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Operator, Run } from '../run/operation.ts';

/** The most that an operator gives back at once, in minor units; null: no limit. Rule: docs/desk.md, "Giving money back". */
export function refundLimitMinor({ currency, definition }: Hotel, operator: Operator): number | null {
  if (operator.kind !== 'staff' || operator.role !== 'reception') return null;
  return minorOf(definition.settings.receptionRefundLimit, currency) ?? 0;
}

/** Why this operator may not give back that much; undefined: they may. */
export function limitRefusal({ hotel, operator }: Run, minor: number): DeskRefusal | undefined {
  const limitMinor = refundLimitMinor(hotel, operator);
  if (limitMinor === null || minor <= limitMinor) return undefined;
  return { code: 'desk.refund-limit', facts: { limit: moneyText(limitMinor, hotel.currency) } };
}
