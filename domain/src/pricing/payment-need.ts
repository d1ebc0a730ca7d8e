import { companyInvoiceOf } from '../payment/company-invoice.ts';
import type { PaymentNeed } from '../payment/offered-payments.ts';
import { remainingToPay } from '../payment/on-invoice.ts';
import { isCoveredByVoucher } from '../payment/voucher.ts';
import type { BookingQuote } from './booking-quote.ts';
import type { RatePlan } from './rate-plan.ts';

/** The payment need of a booking at that price; `plans`: one per room. */
export function paymentNeed(
  quote: Pick<BookingQuote, 'due' | 'dueBeforeVoucher'>,
  plans: readonly Pick<RatePlan, 'needsGuarantee' | 'companyInvoice'>[],
): PaymentNeed {
  return {
    dueNowMinor: quote.due.nowMinor,
    dueLaterMinor: quote.due.later.reduce((sum, { minor }) => sum + minor, 0),
    remainingMinor: remainingToPay(quote.due),
    coveredByVoucher: isCoveredByVoucher(quote.dueBeforeVoucher, quote.due),
    needsGuarantee: plans.some((plan) => plan.needsGuarantee),
    companyInvoice: companyInvoiceOf(plans.map((plan) => plan.companyInvoice)),
  };
}
