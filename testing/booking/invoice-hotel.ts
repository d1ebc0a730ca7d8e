import type { PropertyFile } from '@portico/contract/property-file/property-file';
import type { CreateRequestBody } from '@portico/contract/calls/reservation-create';
import type { RatePlanId } from '@portico/domain/ids';
import {
  buildCompany,
  buildExtra,
  buildGiftVoucher,
  buildHotelFile,
  buildPromotion,
  buildRatePlan,
  buildSeason,
  SAVER,
  saver,
  type HotelFileOptions,
} from '../builders/hotel-file.ts';
import { buildBooking } from './booking-body.ts';

/** Sold on company invoices only, with the code CORP: 90.00 a night, nothing due at booking. */
const CORPORATE = 23 as RatePlanId;
/** Marram Freight may be invoiced; Quiet & Co has not opted in. */
export const FREIGHT = 51;
export const QUIET = 52;

const corporate = buildRatePlan({
  id: CORPORATE,
  code: 'CORP',
  name: 'Corporate',
  isPublic: false,
  allowCompanyInvoice: true,
  companyInvoiceOnly: true,
  seasons: [buildSeason({ price: { base: 90 } })],
});

/** The hotel of `buildHotelFile` that accepts individual invoices, and company invoices for Saver and Corporate. */
export function buildInvoiceHotel({ settings, ...options }: HotelFileOptions = {}): PropertyFile {
  return buildHotelFile({
    settings: {
      enableUserChoiceOfPaymentMethod: true,
      anyoneMayChoosePaymentMethod: true,
      enablePayByCompanyInvoice: true,
      poNumber: { pattern: '^PO-\\d{6}$', hint: 'PO- and six digits' },
      giftVouchers: { name: 'Quay gifts' },
      ...settings,
    },
    ratePlans: [buildRatePlan(), buildRatePlan({ ...saver, allowCompanyInvoice: true }), corporate],
    companies: [buildCompany(), buildCompany({ id: QUIET, name: 'Quiet & Co', optedIn: false })],
    extras: [buildExtra()],
    promotions: [buildPromotion()],
    giftVouchers: [buildGiftVoucher()],
    ...options,
  });
}

/** Ada Lovelace's room at Saver on an invoice of her own. */
export function buildIndividualInvoice(body: Partial<CreateRequestBody> = {}): CreateRequestBody {
  return buildBooking({ CardDetails: null, PaymentType: 1, PaymentAmount: 0, ...body });
}

/** The same on the invoice of Marram Freight. */
export function buildCompanyInvoice(body: Partial<CreateRequestBody> = {}): CreateRequestBody {
  return buildIndividualInvoice({ PaymentType: 3, AccountId: FREIGHT, PONumber: 'PO-104233', ...body });
}

/** A room for two nights at Corporate. */
export const corporateRoom = { RatePlanId: CORPORATE, TotalCost: 180 };
export const saverRoom = { RatePlanId: SAVER, TotalCost: 160 };
