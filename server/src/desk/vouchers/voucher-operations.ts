import type { DeskVoucher, voucherCalls } from '@portico/contract/desk/calls/voucher-calls';
import { moneyText } from '@portico/contract/texts/money-text';
import { minorOf } from '@portico/domain/money/decimal';
import { ok, refused } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { issueVoucher } from '../../property-file/issue-voucher.ts';
import { findVouchers, type StandingVoucher } from '../../property-file/voucher-row.store.ts';
import { readVoucherRecipients, type VoucherRecipient } from '../../property-file/voucher-recipient.store.ts';
import type { Operation, OperationsOf } from '../run/operation.ts';

const list: Operation<'Vouchers/List'> = async ({ hotel, database }, { code, limit }) => {
  const { propertyId } = hotel;
  const found = await findVouchers(database.kysely, propertyId, { code, limit: limit + 1 });
  const vouchers = found.slice(0, limit);
  const codes = vouchers.map((voucher) => voucher.code);
  const recipients = await readVoucherRecipients(database.kysely, propertyId, codes);
  return ok({
    areTaken: hotel.definition.settings.giftVouchers !== undefined,
    vouchers: vouchers.map((voucher) => shown(voucher, recipients.get(voucher.code))),
    isWhole: found.length <= limit,
  });
};

/** Its code is nowhere in the audit trail: whoever reads it could spend it. Rule: docs/desk.md, "Gift vouchers". */
const issue: Operation<'Vouchers/Issue'> = async (run, { minor, validUntil, code, recipient }) => {
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
  const order = { propertyId, code: code ?? undefined, minor, validUntil, recipient };
  const issued = await issueVoucher(database, order, clock);
  if (!issued.ok)
    return code !== null && issued.refusal.code === 'voucher.exists'
      ? refused({ code: 'desk.voucher-exists', facts: { code } })
      : refused({ code: 'desk.voucher-busy' });
  const until = validUntil === null ? '' : `, until ${validUntil}`;
  const mailed = recipient?.isMailed ? ', mailed' : '';
  const now = `${moneyText(minor, currency)}${until}${mailed}`;
  run.audit({ what: [{ what: 'gift voucher', was: 'none', now }] });
  return ok(shown(issued.value, recipient ?? undefined));
};

function shown(
  { code, kind, initialMinor, currency, validUntil, spentMinor, revision }: StandingVoucher,
  recipient: VoucherRecipient | undefined,
): DeskVoucher {
  return {
    code: code.toUpperCase(),
    kind,
    amountMinor: initialMinor,
    leftMinor: initialMinor - spentMinor,
    currency,
    validUntil,
    isIssuedHere: revision > 0,
    recipient:
      recipient === undefined
        ? null
        : { name: recipient.name, email: recipient.email, message: recipient.message },
  };
}

export const voucherOperations: OperationsOf<keyof typeof voucherCalls> = {
  'Vouchers/List': list,
  'Vouchers/Issue': issue,
};
