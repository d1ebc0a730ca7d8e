import { isReconciled, reconcile } from '../core/reconcile/reconcile.ts';
import { commandPayments } from './command-payments.ts';
import type { CommandOutput, CommandSetting } from './command-setting.ts';
import { describeReconciliation } from './describe-reconciliation.ts';
import { openHotelDatabase } from './hotel-database.ts';

/** `reconcile`: what was compared and each drift. Exit code 1 unless everything could be compared and agrees. */
export async function reconcileCommand({ environment, clock, log }: CommandSetting): Promise<CommandOutput> {
  const { database, close } = await openHotelDatabase(environment, log);
  try {
    const { providers, why = 'it does not answer, or not as it should' } = await commandPayments(environment);
    const report = await reconcile({ database, clock, providers });
    return { exitCode: isReconciled(report) ? 0 : 1, lines: describeReconciliation(report, why) };
  } finally {
    await close();
  }
}
