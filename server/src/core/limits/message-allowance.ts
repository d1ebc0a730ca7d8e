import type { LimitedThing } from '@portico/contract/texts/limit-texts';
import type { PropertyId } from '@portico/domain/ids';
import type { Limits } from '../../config/limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { WHOLE_HOTEL } from './window-at.ts';

const WINDOW_S = 60 * 60;

/** Whether a guest may write to the hotel. */
export type MessageAllowance =
  | { readonly isOpen: false; readonly thing: LimitedThing; readonly opensInS: number }
  /** `release`: for a message that was not kept. */
  | { readonly isOpen: true; readonly release: () => Promise<void> };

/** Counts one message of an address, by `clientAddress`, and of all. Rule: docs/limits.md, "Messages". */
export async function takeMessage(
  { limits, rateLimits }: { readonly limits: Limits; readonly rateLimits: RateLimits },
  { propertyId, address }: { readonly propertyId: PropertyId; readonly address: string },
): Promise<MessageAllowance> {
  const common = { propertyId, windowS: WINDOW_S };
  const ofAddress = await rateLimits.take({
    ...common,
    kind: 'messages-per-address',
    subject: address,
    max: limits.messagesPerAddress,
  });
  if (!ofAddress.isOpen) return { isOpen: false, thing: 'messages', opensInS: ofAddress.opensInS };
  const ofHotel = await rateLimits.take({
    ...common,
    kind: 'messages-per-hotel',
    subject: WHOLE_HOTEL,
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
