import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.types.ts';
import { hiddenSubject } from './hidden-subject.ts';
import { addWithin } from './rate-limit.store.ts';
import { windowAt } from './window-at.ts';

interface WantedCount {
  readonly kind: string;
  /** Who is counted, in clear. */
  readonly who: string;
  /** Nothing is counted where it is 0. */
  readonly count: number;
  /** In one window; 0: as much as comes. */
  readonly most: number;
  readonly windowS: number;
}

/**
 * Counts each in the transaction that does what is counted: what is rolled back is not, and others of the same subject wait
 * until it has ended. Answers the first that is not left, which is then not counted, with the end of its window; undefined:
 * all are.
 */
export async function countEach<Wanted extends WantedCount>(
  tx: Transaction<Schema>,
  {
    propertyId,
    secret,
    now,
  }: { readonly propertyId: PropertyId; readonly secret: string; readonly now: Date },
  wanted: readonly Wanted[],
): Promise<{ readonly met: Wanted; readonly opensAt: Date } | undefined> {
  for (const one of wanted.filter(({ count, most }) => count > 0 && most > 0)) {
    const window = windowAt(now, one.windowS);
    const counted = {
      propertyId,
      kind: one.kind,
      subject: hiddenSubject(secret, one.kind, one.who),
      ...window,
    };
    const isOpen = one.count <= one.most && (await addWithin(tx, counted, one)) !== undefined;
    if (!isOpen) return { met: one, opensAt: window.to };
  }
  return undefined;
}
