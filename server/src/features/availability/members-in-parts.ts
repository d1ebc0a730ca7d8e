import type { PropertyId } from '@portico/domain/ids';
import type { GroupMember } from '../../core/group/group-directory.ts';
import type { Snapshot } from '../../core/search/snapshot/snapshot.ts';
import type { AvailabilityDeps } from './availability-deps.ts';

/** Whose nights one search has in memory at a time. */
const MEMBERS_AT_ONCE = 25;
/** Snapshots that are built at a time for one search: what it takes of the connections to the database. */
const READ_AT_ONCE = 4;

export interface ReadableMember {
  readonly member: GroupMember;
  readonly snapshot: Snapshot;
}

interface Part {
  readonly members: readonly ReadableMember[];
  /** Those whose nights cannot be read just now. */
  readonly unread: readonly PropertyId[];
}

/** Hotels of a group with their nights, some at a time, in their order. */
export async function* membersInParts(
  deps: Pick<AvailabilityDeps, 'snapshots' | 'log'>,
  members: readonly GroupMember[],
): AsyncGenerator<Part> {
  for (let at = 0; at < members.length; at += MEMBERS_AT_ONCE)
    yield await readPart(deps, members.slice(at, at + MEMBERS_AT_ONCE));
}

async function readPart(
  { snapshots, log }: Pick<AvailabilityDeps, 'snapshots' | 'log'>,
  members: readonly GroupMember[],
): Promise<Part> {
  const read = new Map<GroupMember, Snapshot>();
  const waiting = [...members];
  async function readNext(): Promise<void> {
    for (let member = waiting.shift(); member !== undefined; member = waiting.shift()) {
      const { hotel } = member;
      try {
        read.set(member, await snapshots.get(hotel));
      } catch (err) {
        log.error({ err, propertyId: hotel.propertyId }, 'a hotel of a group was not read');
      }
    }
  }
  await Promise.all(Array.from({ length: READ_AT_ONCE }, readNext));
  return {
    members: members.flatMap((member) => {
      const snapshot = read.get(member);
      return snapshot === undefined ? [] : [{ member, snapshot }];
    }),
    unread: members.filter((member) => !read.has(member)).map(({ hotel }) => hotel.propertyId),
  };
}
