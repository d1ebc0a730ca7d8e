import type { GroupId, PropertyId } from '@portico/domain/ids';
import type { LimitDeps } from './rate-limits.ts';
import { takeEach, type TakenEach } from './take-each.ts';
import { WHOLE_HOTEL } from './window-at.ts';

const WINDOW_S = 60 * 60;

/** Who writes, and to whom. */
export interface MessageSender {
  readonly propertyId: PropertyId;
  /** Messages to a group are counted apart, in the rows of one of its hotels; null: to the hotel. */
  readonly groupId: GroupId | null;
  /** By `clientAddress`. */
  readonly address: string;
}

/** Counts one message of an address and of all. Rule: docs/limits.md, "Messages". */
export function takeMessage(
  { limits, rateLimits }: LimitDeps,
  { propertyId, groupId, address }: MessageSender,
): Promise<TakenEach> {
  const ofGroup = groupId === null ? '' : 'group-';
  const inGroup = groupId === null ? '' : `group ${groupId}\n`;
  return takeEach(rateLimits, { propertyId, windowS: WINDOW_S }, [
    {
      thing: 'messages',
      kind: `${ofGroup}messages-per-address`,
      subject: inGroup + address,
      max: limits.messagesPerAddress,
    },
    {
      thing: 'messages-to-hotel',
      kind: `${ofGroup}messages-per-hotel`,
      subject: groupId === null ? WHOLE_HOTEL : inGroup,
      max: limits.messagesPerHotel,
    },
  ]);
}
