import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { GroupId, PropertyId } from '@portico/domain/ids';
import type { Limits } from '../../config/limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { WHOLE_HOTEL } from './window-at.ts';

const WINDOW_S = 60 * 60;

/** Whether a guest may write to the hotel. */
export type MessageAllowance =
  | { readonly isOpen: false; readonly thing: LimitedThing; readonly opensInS: number }
  /** `release`: for a message that was not kept. */
  | { readonly isOpen: true; readonly release: () => Promise<void> };

/** Who writes, and to whom. */
export interface MessageSender {
  readonly propertyId: PropertyId;
  /** Messages to a group are counted apart, in the rows of one of its hotels; null: to the hotel. */
  readonly groupId: GroupId | null;
  /** By `clientAddress`. */
  readonly address: string;
}

/** Counts one message of an address and of all. Rule: docs/limits.md, "Messages". */
export async function takeMessage(
  { limits, rateLimits }: { readonly limits: Limits; readonly rateLimits: RateLimits },
  { propertyId, groupId, address }: MessageSender,
): Promise<MessageAllowance> {
  const common = { propertyId, windowS: WINDOW_S };
  const ofGroup = groupId === null ? '' : 'group-';
  const inGroup = groupId === null ? '' : `group ${groupId}\n`;
  const ofAddress = await rateLimits.take({
    ...common,
    kind: `${ofGroup}messages-per-address`,
    subject: inGroup + address,
    max: limits.messagesPerAddress,
  });
  if (!ofAddress.isOpen) return { isOpen: false, thing: 'messages', opensInS: ofAddress.opensInS };
  const ofHotel = await rateLimits.take({
    ...common,
    kind: `${ofGroup}messages-per-hotel`,
    subject: groupId === null ? WHOLE_HOTEL : inGroup,
    max: limits.messagesPerHotel,
  });
  if (!ofHotel.isOpen) {
    await ofAddress.release();
    return { isOpen: false, thing: 'messages-to-hotel', opensInS: ofHotel.opensInS };
  }
  return {
    isOpen: true,
    release: async () => {
      await ofAddress.release();
      await ofHotel.release();
    },
  };
}
