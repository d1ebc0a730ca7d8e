import { faultIf, type FileFault } from './file-fault.ts';
import type { PropertyFile, RatePlanPart } from './property-file.ts';

/** Invoice settings that are impossible or contradict each other. Rule: docs/property-file.md. */
export function invoiceFaults({ settings, companies, ratePlans }: PropertyFile): FileFault[] {
  const {
    enablePayByCompanyInvoice: takesCompanies,
    enableUserChoiceOfPaymentMethod: mayChoose,
    poNumber,
    customTerms,
  } = settings;
  return [
    ...faultIf(
      settings.anyoneMayChoosePaymentMethod && !mayChoose,
      'settings.anyoneMayChoosePaymentMethod',
      'false, or settings.enableUserChoiceOfPaymentMethod true',
      true,
    ),
    ...faultIf(
      settings.accountsMayChoosePaymentMethod && !(settings.userAccounts && mayChoose),
      'settings.accountsMayChoosePaymentMethod',
      'false, or settings.userAccounts and settings.enableUserChoiceOfPaymentMethod true',
      true,
    ),
    ...faultIf(
      takesCompanies && !companies.some(({ optedIn }) => optedIn),
      'settings.enablePayByCompanyInvoice',
      'false, or a company that opted in',
      true,
    ),
    ...faultIf(
      !takesCompanies && poNumber !== undefined,
      'settings.poNumber',
      `no such field${withoutCompanies}`,
      poNumber,
    ),
    ...faultIf(
      !takesCompanies && customTerms?.onlyForCompanyInvoice === true,
      'settings.customTerms.onlyForCompanyInvoice',
      `false${withoutCompanies}`,
      true,
    ),
    ...ratePlans.flatMap((plan, index) => planFaults(plan, `ratePlans[${index}]`, takesCompanies)),
  ];
}

const withoutCompanies = ', or settings.enablePayByCompanyInvoice true';

function planFaults(plan: RatePlanPart, path: string, takesCompanies: boolean): FileFault[] {
  const { allowCompanyInvoice: isAllowed, companyInvoiceOnly: isOnly } = plan;
  return [
    ...faultIf(isAllowed && !takesCompanies, `${path}.allowCompanyInvoice`, `false${withoutCompanies}`, true),
    ...faultIf(
      isOnly && !isAllowed,
      `${path}.companyInvoiceOnly`,
      'false, or allowCompanyInvoice true',
      true,
    ),
    ...faultIf(
      isOnly && plan.needsGuarantee,
      `${path}.needsGuarantee`,
      'false, as companyInvoiceOnly asks for no card',
      true,
    ),
  ];
}
