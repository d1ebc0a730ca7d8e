import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import { createBody } from '@portico/web/features/checkout/attempt/create-body';
import { typesCard } from '@portico/web/shared/payment/required-payment';
import { payingCode } from '@portico/web/shared/offers/voucher-check';
import { approvedCard, browserData } from '../booking/booking-body.ts';
import type { OfferedBasket } from './offered-basket.ts';

/** The booking of a basket as checkout sends it, with an approved card or a company, when one is required. */
export function orderOf(basket: OfferedBasket, email: string): CreateRequestBody {
  const { hotel, search, rooms, quote, payment, voucher } = basket;
  const body = createBody({
    hotel,
    search,
    rooms,
    quote,
    payment,
    voucherCode: payingCode(voucher),
    booker: { ...booker, email },
    card: null,
    savedCardId: null,
    savesCard: false,
    invoiced: payment.type === 'company-invoice' ? invoiced : null,
    comment: '',
    specialRequests: '',
  });
  return typesCard(payment.required)
    ? { ...body, CardDetails: approvedCard, BrowserData: browserData }
    : body;
}

const booker = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+44 7700 900123',
  street: '12 St James’s Square',
  city: '',
  stateOrCounty: '',
  postCode: 'SW1Y 4JH',
  countryId: 826,
  optIn: false,
};

/** The company that each random hotel invoices. */
export const invoiced = { accountId: 1, poNumber: 'PO-104233' };
