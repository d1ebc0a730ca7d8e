import { fileFault, type FileFault } from './file-fault.ts';
import type { PropertyFile, RatePlanPart } from './property-file.ts';

/** What is said of invoices must be possible, and must not contradict itself. Rule: docs/property-file.md. */
export function invoiceFaults({ settings, companies, ratePlans }: PropertyFile): FileFault[] {
  const takesCompanies = settings.enablePayByCompanyInvoice;
  const faults: FileFault[] = [];
  if (settings.anyoneMayChoosePaymentMethod && !settings.enableUserChoiceOfPaymentMethod) {
    faults.push(
      fileFault(
        'settings.anyoneMayChoosePaymentMethod',
        'false, or settings.enableUserChoiceOfPaymentMethod true',
        true,
      ),
    );
  }
  if (
    settings.accountsMayChoosePaymentMethod &&
    !(settings.userAccounts && settings.enableUserChoiceOfPaymentMethod)
  ) {
    faults.push(
      fileFault(
        'settings.accountsMayChoosePaymentMethod',
        'false, or settings.userAccounts and settings.enableUserChoiceOfPaymentMethod true',
        true,
      ),
    );
  }
  if (takesCompanies && !companies.some(({ optedIn }) => optedIn)) {
    faults.push(fileFault('settings.enablePayByCompanyInvoice', 'false, or a company that opted in', true));
  }
  if (!takesCompanies && settings.poNumber !== undefined) {
    faults.push(withoutCompanies('settings.poNumber', settings.poNumber));
  }
  if (!takesCompanies && settings.customTerms?.onlyForCompanyInvoice === true) {
    faults.push(withoutCompanies('settings.customTerms.onlyForCompanyInvoice', true));
  }
  return [...faults, ...ratePlans.flatMap((plan, index) => planFaults(plan, index, takesCompanies))];
}

function planFaults(plan: RatePlanPart, index: number, takesCompanies: boolean): FileFault[] {
  const path = `ratePlans[${index}]`;
  const faults: FileFault[] = [];
  if (plan.allowCompanyInvoice && !takesCompanies) {
    faults.push(withoutCompanies(`${path}.allowCompanyInvoice`, true));
  }
  if (!plan.companyInvoiceOnly) return faults;
  if (!plan.allowCompanyInvoice) {
    faults.push(fileFault(`${path}.companyInvoiceOnly`, 'false, or allowCompanyInvoice true', true));
  }
  if (plan.needsGuarantee) {
    faults.push(fileFault(`${path}.needsGuarantee`, 'false, as companyInvoiceOnly asks for no card', true));
  }
  return faults;
}

function withoutCompanies(path: string, found: unknown): FileFault {
  const expected = found === true ? 'false' : 'no such field';
  return fileFault(path, `${expected}, or settings.enablePayByCompanyInvoice true`, found);
}
