import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { PropertyId } from '@portico/domain/ids';
import type { Transaction } from 'kysely';
import type { Limits } from '../../config/limits.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { countEach } from './count-each.ts';
import { mailboxOf } from './mailbox.ts';
import { networksOf } from './networks.ts';
import { secondsUntil } from './seconds-until.ts';

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
  const { tablesPerAddress, coversPerAddress } = limits;
  const ofAddress = networksOf(address).flatMap(({ name: who, times }) => {
    const common = { thing: 'tables', who } as const;
    const [tables, covers] = [tablesPerAddress * times, coversPerAddress * times];
    return [
      { ...common, kind: 'tables-per-address', count: 1, most: tables, windowS: AN_HOUR_S },
      { ...common, kind: 'covers-per-address', count: party, most: covers, windowS: A_DAY_S },
    ];
  });
  const limit = await countEach(tx, { propertyId, secret, now }, [...ofAddress]);
  const met = limit ?? (await takeMailbox(tx, { propertyId, address, email }, { limits, secret, now }));
  return met && { thing: met.met.thing, opensInS: secondsUntil(met.opensAt, now) };
}

/** Of what all addresses together may have written to one mailbox, then of the address's own few. */
async function takeMailbox(
  tx: Transaction<Schema>,
  { propertyId, address, email }: Pick<WantedCovers, 'propertyId' | 'address' | 'email'>,
  { limits, secret, now }: { readonly limits: Limits; readonly secret: string; readonly now: Date },
) {
  const one = { thing: 'tables-for-recipient', count: 1, windowS: A_DAY_S } as const;
  const who = mailboxOf(email);
  const all = { ...one, who, kind: 'tables-per-recipient', most: limits.tablesPerRecipient };
  const own = {
    ...one,
    who: `${who}\n${address}`,
    kind: 'tables-per-recipient-under-attack',
    most: limits.tablesPerRecipientUnderAttack,
  };
  const counting = { propertyId, secret, now };
  return (await countEach(tx, counting, [all])) && countEach(tx, counting, [own]);
}
