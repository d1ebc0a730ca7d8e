import { expect, test } from 'vitest';
import { definitionOf } from './definition-of.ts';
import { faultsOf, goodFile, type GoodFile } from './good-file.fixture.ts';
import { storedDefinition } from './stored-definition.ts';
import { readPropertyFile } from './read-property-file.ts';
import { toPaymentTypes, toRatePlan } from './to-domain.ts';

const billingContact = { name: 'Accounts', email: 'accounts@freight.example' };
const freight = { id: 1, name: 'Marram Freight', optedIn: true, billingContact };
const quiet = { id: 2, name: 'Quiet & Co', optedIn: false, billingContact };

const takesInvoices = {
  enableUserChoiceOfPaymentMethod: true,
  anyoneMayChoosePaymentMethod: true,
  enablePayByCompanyInvoice: true,
  poNumber: { pattern: '^PO-\\d{6}$', hint: 'PO- and six digits' },
  customTerms: { label: 'Terms for companies', text: 'Paid in 30 days.', onlyForCompanyInvoice: true },
};

/** Its second plan saves no card and may be invoiced to companies. */
function invoicingFile(settings: object = {}, plan: object = {}, companies: object[] = [freight, quiet]) {
  const file = goodFile();
  Object.assign(file.settings, { ...takesInvoices, ...settings });
  Object.assign(file.ratePlans[1]!, { allowCompanyInvoice: true, ...plan });
  return Object.assign(file, { companies });
}

function read(file: GoodFile) {
  const result = readPropertyFile(file);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.file;
}

test('a hotel may take a guest’s own invoice and companies’, and its plans state which', () => {
  const file = read(invoicingFile());
  expect(toPaymentTypes(file)).toEqual(['card', 'store-card', 'individual-invoice', 'company-invoice']);
  expect(definitionOf(file).ratePlans.map((part) => toRatePlan(part).companyInvoice)).toEqual([
    'no',
    'allowed',
  ]);
  const only = definitionOf(read(invoicingFile({}, { companyInvoiceOnly: true }))).ratePlans[1]!;
  expect(toRatePlan(only).companyInvoice).toBe('only');
});

test('a hotel that was stored before it could take invoices takes none', () => {
  const { ratePlans, settings, ...stored } = definitionOf(read(goodFile()));
  const older = {
    ...stored,
    companies: undefined,
    settings: { maxNumberOfRoomsOnBooking: settings.maxNumberOfRoomsOnBooking },
    ratePlans: ratePlans.map((plan) => ({
      ...plan,
      allowCompanyInvoice: undefined,
      companyInvoiceOnly: undefined,
    })),
  };
  const now = storedDefinition(JSON.parse(JSON.stringify(older)));
  expect(now.companies).toEqual([]);
  expect(toPaymentTypes(now)).toEqual(['card', 'store-card']);
  expect(now.ratePlans.map((part) => toRatePlan(part).companyInvoice)).toEqual(['no', 'no']);
});

test.each<[string, GoodFile, string, string]>([
  [
    'everyone may choose where no one may',
    invoicingFile({ enableUserChoiceOfPaymentMethod: false }),
    'settings.anyoneMayChoosePaymentMethod',
    'false, or settings.enableUserChoiceOfPaymentMethod true',
  ],
  [
    'no company that opted in',
    invoicingFile({}, {}, [quiet]),
    'settings.enablePayByCompanyInvoice',
    'false, or a company that opted in',
  ],
  [
    'a plan for companies only that allows none',
    invoicingFile({}, { allowCompanyInvoice: false, companyInvoiceOnly: true }),
    'ratePlans[1].companyInvoiceOnly',
    'false, or allowCompanyInvoice true',
  ],
  [
    'a plan for companies only that keeps a card',
    invoicingFile({}, { companyInvoiceOnly: true, needsGuarantee: true }),
    'ratePlans[1].needsGuarantee',
    'false, as companyInvoiceOnly asks for no card',
  ],
  [
    'two companies of one id',
    invoicingFile({}, {}, [freight, { ...quiet, id: 1 }]),
    'companies[1].id',
    'a value of its own, not that of companies[0].id',
  ],
  [
    'a billing contact without an address',
    invoicingFile({}, {}, [{ ...freight, billingContact: { name: 'Accounts', email: 'accounts' } }]),
    'companies[0].billingContact.email',
    'an e-mail address',
  ],
])('%s is refused', (_what, file, path, expected) => {
  expect(faultsOf(file)).toEqual([expect.objectContaining({ path, expected })]);
});

test('what is stated of companies’ invoices is refused where the hotel takes none', () => {
  expect(faultsOf(invoicingFile({ enablePayByCompanyInvoice: false }))).toEqual(
    [
      ['settings.poNumber', 'no such field, or settings.enablePayByCompanyInvoice true'],
      ['settings.customTerms.onlyForCompanyInvoice', 'false, or settings.enablePayByCompanyInvoice true'],
      ['ratePlans[1].allowCompanyInvoice', 'false, or settings.enablePayByCompanyInvoice true'],
    ].map(([path, expected]) => expect.objectContaining({ path, expected }) as unknown),
  );
});

test.each([
  'PO-\\d{6}',
  '^PO-\\d{6}',
  '^(a+)+$',
  '^(?:a|a)*$',
  '^a+a+a+a+$',
  '^.*$',
  '^[Z-A]$',
  '^',
  `^${'a'.repeat(130)}$`,
])('the pattern %j of PO numbers is refused', (pattern) => {
  expect(faultsOf(invoicingFile({ poNumber: { pattern, hint: 'As agreed' } }))).toEqual([
    expect.objectContaining({
      path: 'settings.poNumber.pattern',
      expected:
        'a pattern for the whole number, such as ^PO-\\d{6}$, with at most three parts of open length',
    }),
  ]);
});
