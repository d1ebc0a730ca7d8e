import type { DeskVoucher, voucherCalls } from '@portico/contract/desk/calls/voucher-calls';
import { moneyText } from '@portico/contract/texts/money-text';
import { minorOf } from '@portico/domain/money/decimal';
import { ok, refused } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { issueVoucher } from '../../property-file/issue-voucher.ts';
import { findVouchers, type StandingVoucher } from '../../property-file/voucher-row.store.ts';
import type { Operation, OperationsOf } from '../run/operation.ts';

const list: Operation<'Vouchers/List'> = async ({ hotel, database }, { code, limit }) => {
  const found = await findVouchers(database.kysely, hotel.propertyId, { code, limit: limit + 1 });
  return ok({
    areTaken: hotel.definition.settings.giftVouchers !== undefined,
    vouchers: found.slice(0, limit).map(shown),
    isWhole: found.length <= limit,
  });
};

/** Its code is nowhere in the audit trail: whoever reads it could spend it. Rule: docs/desk.md, "Gift vouchers". */
const issue: Operation<'Vouchers/Issue'> = async (run, { minor, validUntil, code }) => {
  const { hotel, database, clock, operator } = run;
  const { propertyId, currency, definition } = hotel;
  if (definition.settings.giftVouchers === undefined)
    return refused({ code: 'desk.no-vouchers', facts: { hotel: definition.property.code } });
  const limitMinor = minorOf(definition.settings.receptionVoucherLimit, currency) ?? 0;
  if (operator.kind === 'staff' && operator.role === 'reception' && minor > limitMinor)
    return refused({ code: 'desk.voucher-limit', facts: { limit: moneyText(limitMinor, currency) } });
  const today = dateAt(hotel, clock.now());
  if (validUntil !== null && validUntil < today)
    return refused({ code: 'desk.voucher-over', facts: { validUntil, today } });
  const order = { propertyId, code: code ?? undefined, minor, validUntil };
  const issued = await issueVoucher(database, order, clock);
  if (!issued.ok)
    return code !== null && issued.refusal.code === 'voucher.exists'
      ? refused({ code: 'desk.voucher-exists', facts: { code } })
      : refused({ code: 'desk.voucher-busy' });
  const until = validUntil === null ? '' : `, until ${validUntil}`;
  run.audit({ what: [{ what: 'gift voucher', was: 'none', now: `${moneyText(minor, currency)}${until}` }] });
  return ok(shown(issued.value));
};

function shown({
  code,
  kind,
  initialMinor,
  currency,
  validUntil,
  spentMinor,
  revision,
}: StandingVoucher): DeskVoucher {
  return {
    code: code.toUpperCase(),
    kind,
    amountMinor: initialMinor,
    leftMinor: initialMinor - spentMinor,
    currency,
    validUntil,
    isIssuedHere: revision > 0,
  };
}

export const voucherOperations: OperationsOf<keyof typeof voucherCalls> = {
  'Vouchers/List': list,
  'Vouchers/Issue': issue,
};
