import type { LocalDate } from '../calendar/local-date.ts';
import type { DueOfBooking } from './on-invoice.ts';

/**
 * What is still to be charged of a later part of the price that failed, in minor units: what is left of it, and no more
 * than is owed beside the charges to come. `owedMinor`: of the whole booking. A pay link has taken all parts on it. Rule:
 * docs/payments.md, "Scheduled charges".
 */
export function leftOfFailedPart(
  part: { readonly date: LocalDate; readonly minor: number },
  {
    due,
    owedMinor,
    plannedMinor,
  }: {
    readonly due: Pick<DueOfBooking, 'later' | 'onInvoiceMinor'>;
    readonly owedMinor: number;
    readonly plannedMinor: number;
  },
): number {
  const stands = due.later.find(({ date }) => date === part.date)?.minor;
  const leftMinor = stands ?? (due.onInvoiceMinor > 0 ? part.minor : 0);
  return Math.max(0, Math.min(part.minor, leftMinor, owedMinor - plannedMinor));
}
