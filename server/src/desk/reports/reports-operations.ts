import type { reportsCalls } from '@portico/contract/desk/calls/reports-calls';
import { ok } from '@portico/domain/result';
import type { OperationsOf } from '../run/operation.ts';
import { reportCsv } from './report-csv.ts';
import { reportHotels } from './report-hotels.ts';
import { listPayments, reportPayments } from './report-payments.ts';
import { reportPickUp } from './report-pick-up.ts';
import { reportStays } from './report-stays.ts';
import { reportTaxes } from './report-taxes.ts';

export const reportsOperations: OperationsOf<keyof typeof reportsCalls> = {
  'Reports/Stays': async (run, takes) => ok(await reportStays(run, takes)),
  'Reports/PickUp': async (run, takes) => ok(await reportPickUp(run, takes)),
  'Reports/Taxes': async (run, takes) => ok(await reportTaxes(run, takes)),
  'Reports/Payments': async (run, takes) => ok(await reportPayments(run, takes)),
  'Reports/ListPayments': async (run, takes) => ok(await listPayments(run, takes)),
  'Reports/Hotels': async (run, takes) => ok(await reportHotels(run, takes)),
  'Reports/Csv': async (run, takes) => ok(await reportCsv(run, takes)),
};
