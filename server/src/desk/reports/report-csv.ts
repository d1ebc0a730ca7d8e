import type { ReportPart } from '@portico/contract/desk/report-parts';
import type { DeskAnswer, DeskTaken } from '@portico/contract/desk/desk-calls';
import { csvOf } from '../run/csv.ts';
import type { Run } from '../run/operation.ts';
import { eachPaymentRows, paymentRows, pickUpRows, stayRows, vatRows, type Rows } from './csv-rows.ts';
import { listPayments, reportPayments } from './report-payments.ts';
import { reportPickUp } from './report-pick-up.ts';
import { reportStays } from './report-stays.ts';
import { reportTaxes } from './report-taxes.ts';

type Csv = 'Reports/Csv';

/** Pick-up is of the months from today on, whatever the period. */
const AHEAD = { days: 7, months: 12 };
const MOST_PAYMENTS = 20_000;

/** Reports of a period as one file: a table for each part, under its name where there are several. */
export async function reportCsv(run: Run, { parts, ...takes }: DeskTaken<Csv>): Promise<DeskAnswer<Csv>> {
  let stays: ReturnType<typeof reportStays> | undefined;
  let isWhole = true;
  const rowsOf = async (part: ReportPart): Promise<Rows> => {
    const { currency } = run.hotel;
    if (part === 'pick-up') return pickUpRows(await reportPickUp(run, { ...takes, ...AHEAD }));
    if (part === 'vat') return vatRows(await reportTaxes(run, takes), currency);
    if (part === 'payments') return paymentRows(await reportPayments(run, takes));
    if (part === 'each-payment') {
      const listed = await listPayments(run, { ...takes, after: null, limit: MOST_PAYMENTS });
      isWhole = listed.next === null;
      return eachPaymentRows(listed);
    }
    stays ??= reportStays(run, takes);
    return stayRows[part](await stays, currency);
  };
  const tables: Rows[] = [];
  for (const part of parts) {
    const rows = await rowsOf(part);
    tables.push(parts.length === 1 ? rows : [[part], ...rows, []]);
  }
  const name = parts.length === 1 ? parts[0] : 'reports';
  return {
    fileName: `${run.hotel.code}-${name}-${takes.from}-${takes.to}.csv`,
    text: csvOf(tables.flat()),
    isWhole,
  };
}
