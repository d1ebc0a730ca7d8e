import type { PropertyId } from '@portico/domain/ids';
import type { GroupMember } from '../hotel/group-directory.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import type { AvailabilityDeps } from './availability-deps.ts';

/** Hotels per search with nights in memory at a time. */
const MEMBERS_AT_ONCE = 25;
/**
 * How long one search reads hotels that are not in memory, as after a start. It names the remaining ones, and the next
 * search continues with them.
 */
const READ_FOR_MS = 8_000;

type PartDeps = Pick<AvailabilityDeps, 'snapshots' | 'clock' | 'log'>;

export interface ReadableMember {
  readonly member: GroupMember;
  readonly snapshot: Snapshot;
}

interface Part {
  readonly members: readonly ReadableMember[];
  /** Hotels with nights that cannot be read now. */
  readonly unread: readonly PropertyId[];
}

/** Hotels of a group with their nights, in batches and in order. */
export async function* membersInParts(deps: PartDeps, members: readonly GroupMember[]): AsyncGenerator<Part> {
  const until = deps.clock.now().getTime() + READ_FOR_MS;
  for (let at = 0; at < members.length; at += MEMBERS_AT_ONCE)
    yield await readPart(deps, members.slice(at, at + MEMBERS_AT_ONCE), until);
}

async function readPart(
  { snapshots, clock, log }: PartDeps,
  members: readonly GroupMember[],
  until: number,
): Promise<Part> {
  const isTimeLeft = clock.now().getTime() < until;
  async function read({ hotel }: GroupMember): Promise<Snapshot | undefined> {
    try {
      return isTimeLeft ? await snapshots.get(hotel) : snapshots.known(hotel);
    } catch (err) {
      log.error({ err, propertyId: hotel.propertyId }, 'a hotel of a group was not read');
      return undefined;
    }
  }
  const found = await Promise.all(members.map(read));
  return {
    members: members.flatMap((member, index) => {
      const snapshot = found[index];
      return snapshot === undefined ? [] : [{ member, snapshot }];
    }),
    unread: members.filter((_, index) => found[index] === undefined).map(({ hotel }) => hotel.propertyId),
  };
}
