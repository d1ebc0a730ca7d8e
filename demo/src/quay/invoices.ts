import type { PropertyFileInput } from '@portico/contract/property-file/property-file';

type Settings = NonNullable<PropertyFileInput['settings']>;

/** Guests may have an invoice, and companies too, by the hotel's own terms. */
export const quayInvoiceSettings = {
  enableUserChoiceOfPaymentMethod: true,
  anyoneMayChoosePaymentMethod: true,
  enablePayByCompanyInvoice: true,
  poNumber: {
    pattern: String.raw`^[A-Z]{2,4}-\d{4,6}$`,
    hint: 'As on your order, such as OBI-10423',
  },
  customTerms: {
    label: 'I have read the terms for bookings on a company’s invoice',
    text: 'We send the invoice on the day of departure, and it is paid within 30 days. The company pays for the room and the extras that are booked here; whatever else its guests have is paid at the desk. A booking that is cancelled too late, or whose guests do not come, is invoiced by the terms of its rate.',
    onlyForCompanyInvoice: true,
  },
} satisfies Settings;

/** One has a code that its people type, and one has not opted in: nobody finds it, and nobody books for it. */
export const quayCompanies: NonNullable<PropertyFileInput['companies']> = [
  {
    id: 1,
    name: 'Oyster Bay Instruments',
    optedIn: true,
    billingContact: { name: 'Accounts payable', email: 'invoices@oysterbay.example' },
  },
  {
    id: 2,
    name: 'Marram & Sons, Shipwrights',
    optedIn: true,
    code: 'ADZE-1884',
    billingContact: { name: 'Tess Marram', email: 'office@marramandsons.example' },
  },
  {
    id: 3,
    name: 'Northgate Surveyors',
    optedIn: false,
    billingContact: { name: 'Northgate Surveyors', email: 'ledger@northgate.example' },
  },
];
