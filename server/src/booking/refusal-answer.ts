import type { CreateResponse } from '@portico/contract/calls/reservation-create';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import type { UnitName } from '@portico/contract/texts/unit-texts';
import { toWireAmount } from '@portico/contract/wire/amounts';
import type { CreateRefusal } from './create-refusal.ts';

/** 200 with Success false: nothing was made. A changed price or voucher answers the new sums. */
export function refusedAnswer(refusal: CreateRefusal, unit: UnitName | undefined): CreateResponse {
  const ownText = refusal.code === 'same-day.closed' ? refusal.message : undefined;
  const which = 'which' in refusal ? refusal.which : {};
  const isPrice = refusal.code === 'quote.price-changed' || refusal.code === 'voucher.changed';
  return {
    Success: false,
    Message: ownText ?? refusalText(refusal.code, unit, which),
    RefusalCode: refusal.code,
    ReferenceNumber: null,
    ConfirmationToken: null,
    Status: 'Refused',
    ActionUrl: null,
    TotalCost: isPrice ? toWireAmount(refusal.grossMinor, refusal.currency) : null,
    PaymentAmount: isPrice ? toWireAmount(refusal.dueNowMinor, refusal.currency) : null,
  };
}
