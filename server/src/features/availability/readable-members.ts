import type { PropertyId } from '@portico/domain/ids';
import type { GroupMember } from '../../core/group/group-directory.ts';
import type { Snapshot } from '../../core/search/snapshot/snapshot.ts';
import type { AvailabilityDeps } from './availability-deps.ts';

/** Snapshots that are built at a time for one search: what it takes of the connections to the database. */
const READ_AT_ONCE = 4;

export interface ReadableMember {
  readonly member: GroupMember;
  readonly snapshot: Snapshot;
}

/** The hotels with their nights, in their order, and those whose nights cannot be read just now. */
export async function readableMembers(
  { snapshots, log }: Pick<AvailabilityDeps, 'snapshots' | 'log'>,
  members: readonly GroupMember[],
): Promise<{ readonly members: readonly ReadableMember[]; readonly unread: readonly PropertyId[] }> {
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
