import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { hiddenSubject } from './hidden-subject.ts';
import { mailboxOf } from './mailbox.ts';
import { addWithin } from './rate-limit.store.ts';
import { secondsUntil } from './seconds-until.ts';
import { windowAt } from './window-at.ts';

const AN_HOUR_S = 60 * 60;
const A_DAY_S = 24 * AN_HOUR_S;

export interface WantedCovers {
  readonly propertyId: PropertyId;
  /** By `clientAddress`. */
  readonly address: string;
  readonly email: string;
  readonly party: number;
}

/**
 * Counts a table and its covers that are about to be booked, in the transaction that books them: what is rolled back is not
 * counted. Answers which limit was met and in how many seconds it opens again, else undefined. Rule: docs/limits.md, "Tables".
 */
export async function takeTable(
  tx: Transaction<Schema>,
  { propertyId, address, email, party }: WantedCovers,
  { limits, secret, now }: { readonly limits: Limits; readonly secret: string; readonly now: Date },
): Promise<{ readonly thing: LimitedThing; readonly opensInS: number } | undefined> {
  const wanted = [
    {
      kind: 'tables-per-address',
      thing: 'tables',
      who: address,
      count: 1,
      most: limits.tablesPerAddress,
      windowS: AN_HOUR_S,
    },
    {
      kind: 'covers-per-address',
      thing: 'tables',
      who: address,
      count: party,
      most: limits.coversPerAddress,
      windowS: A_DAY_S,
    },
    {
      kind: 'tables-per-recipient',
      thing: 'tables-for-recipient',
      who: mailboxOf(email),
      count: 1,
      most: limits.tablesPerRecipient,
      windowS: A_DAY_S,
    },
  ] as const;
  for (const { kind, thing, who, count, most, windowS } of wanted.filter((each) => each.most > 0)) {
    const { from, to } = windowAt(now, windowS);
    const counted = { propertyId, kind, subject: hiddenSubject(secret, kind, who), from, to };
    const isOpen = count <= most && (await addWithin(tx, counted, { count, most })) !== undefined;
    if (!isOpen) return { thing, opensInS: secondsUntil(to, now) };
  }
  return undefined;
}
