import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import { keysOf } from '@portico/domain/record';
import {
  limitLabel,
  limitTable,
  windowSeconds,
  type Limit,
  type LimitName,
  type Limits,
} from '../config/limits.ts';
import { WHOLE_HOTEL } from './rate-limit.store.ts';
import type { Allowance, LimitDeps, Taken } from './rate-limits.ts';
import { mailboxOf, networksOf } from './subjects.ts';

type Rows = typeof limitTable;

/** The limits that are counted in the database. */
export type CountedLimit = {
  [name in LimitName]: Rows[name] extends { by: string } ? name : never;
}[LimitName];

/** What a row counts by; its `own` also counts by address. */
type Fact<Row> =
  | (Row extends { by: infer By } ? Exclude<By, 'hotel' | 'network'> : never)
  | (Row extends { by: 'network' } | { own: string } ? 'address' : never);

interface AnyWho extends Partial<Record<Fact<Rows[CountedLimit]>, string>> {
  readonly propertyId: PropertyId;
  /** A group is counted apart from its hotels, in the rows of one of them. */
  readonly groupId?: GroupId | null | undefined;
}

/**
 * Who is counted: the hotel, and the facts these limits count by. `address`: by `clientAddress`; `mailbox`: an e-mail
 * address as typed; the others as stored.
 */
export type Who<Name extends CountedLimit> = AnyWho & Record<Fact<Rows[Name]>, string>;

export type TakenLimits<Name extends CountedLimit = never> =
  | { readonly isOpen: false; readonly thing: LimitedThing; readonly opensInS: number }
  | {
      readonly isOpen: true;
      /** How much of a limit is used: 0 when it is off, all of it when its `own` was taken. */
      readonly used: (name: Name) => number;
      /** Returns what does not count after all. */
      readonly release: () => Promise<void>;
    };

/**
 * Takes the given amount of each limit, in this order. If one has less remaining, takes nothing and returns the first such
 * limit. 0 takes nothing. Limits by network come first. Rules: docs/limits.md, "How it is counted", and
 * docs/guides/adding-a-limit.md.
 */
export async function takeLimits<Name extends CountedLimit>(
  { limits, rateLimits }: LimitDeps,
  who: Who<Name>,
  amounts: { readonly [name in Name]: number },
): Promise<TakenLimits<Name>> {
  const taken: Taken[] = [];
  const used = new Map<Name, number>();
  const release = async () => {
    for (const each of taken) await each.release();
  };
  const names = keysOf<Name>(amounts).filter((name) => amounts[name] > 0);
  for (const { name, all } of allowancesOf(limits, names, who)) {
    const { own, thing = 'requests' }: Limit<LimitName> = limitTable[name];
    const amount = amounts[name];
    let one = await rateLimits.take(all, amount);
    used.set(name, all.max - one.left);
    if (!one.isOpen && own !== undefined) {
      const subject = `${all.subject}\n${who.address}`;
      one = await rateLimits.take({ ...all, kind: kindOf(own, who), subject, max: limits[own] }, amount);
    }
    if (!one.isOpen) {
      await release();
      return { isOpen: false, thing, opensInS: one.opensInS };
    }
    taken.push(one);
  }
  return { isOpen: true, used: (name) => Math.max(0, used.get(name) ?? 0), release };
}

/** A limit by network once for each network of the address; wider ones allow more. */
function allowancesOf<Name extends CountedLimit>(limits: Limits, names: readonly Name[], who: AnyWho) {
  const isByNetwork = (name: Name) => limitTable[name].by === 'network';
  const networks = networksOf(who.address ?? '');
  return [
    ...networks.flatMap(({ name: address, times }) =>
      names
        .filter(isByNetwork)
        .map((name) => ({ name, all: allowance(limits, name, { ...who, address }, times) })),
    ),
    ...names
      .filter((name) => !isByNetwork(name))
      .map((name) => ({ name, all: allowance(limits, name, who) })),
  ];
}

/** The allowance of a limit, for direct use of `RateLimits`. */
export function allowanceOf<Name extends CountedLimit>(
  limits: Limits,
  name: Name,
  who: Who<Name>,
): Allowance {
  return allowance(limits, name, who);
}

function allowance(limits: Limits, name: CountedLimit, who: AnyWho, times = 1): Allowance {
  const { by, window } = limitTable[name];
  const subject = subjectOf(by, who);
  return {
    propertyId: who.propertyId,
    kind: kindOf(name, who),
    subject: isOfGroup(who) ? `group ${who.groupId}\n${subject}` : subject,
    max: limits[name] * times,
    windowS: windowSeconds[window],
  };
}

const isOfGroup = ({ groupId }: AnyWho) => groupId !== null && groupId !== undefined;

function kindOf(name: LimitName, who: AnyWho): string {
  return isOfGroup(who) ? `group-${limitLabel(name)}` : limitLabel(name);
}

function subjectOf(by: Rows[CountedLimit]['by'], who: AnyWho): string {
  if (by === 'hotel') return WHOLE_HOTEL;
  const subject = who[by === 'network' ? 'address' : by] ?? '';
  return by === 'mailbox' ? mailboxOf(subject) : subject;
}
