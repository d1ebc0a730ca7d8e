import { localDate } from '@portico/domain/calendar/local-date';
import { shortDateText } from '../../texts/date-texts.ts';
import { of } from './refusal-words.ts';

export const voucherRefusals = {
  'desk.no-vouchers': of(
    409,
    ({ hotel }: { readonly hotel: string }) =>
      `${hotel} takes no gift vouchers. An owner switches them on in Set-up, “How guests book”.`,
  ),
  'desk.voucher-over': of(
    422,
    ({ validUntil, today }: { readonly validUntil: string; readonly today: string }) =>
      `${shortDateText(localDate(validUntil))} has passed: today is ${shortDateText(localDate(today))}.`,
  ),
  'desk.voucher-limit': of(
    403,
    ({ limit }: { readonly limit: string }) =>
      `Reception issues vouchers of up to ${limit}. Ask an owner or the accounts for more.`,
  ),
  'desk.voucher-busy': of(
    409,
    () => 'An import or another change of this hotel is running. Try again when it has ended.',
  ),
  'desk.voucher-exists': of(
    409,
    ({ code }: { readonly code: string }) => `There is already a voucher with the code ${code}.`,
  ),
} as const;
