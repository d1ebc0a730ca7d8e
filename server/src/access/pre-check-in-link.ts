import { branded } from '@portico/contract/branded';
import type { ReservationItemId } from '@portico/domain/ids';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { parse, stringify } from 'uuid';
import * as z from 'zod';
import { LINK_BYTES, linkBytes, linkCode, linkOfBytes, readLinkCode, type Link } from './link-code.ts';
import type { LinkedBooking } from './manage-link.ts';
import { sealed, unsealed, type Secrets } from './seal.ts';

/** A link with which guests check in before they come. */
export interface PreCheckInLink extends Link {
  /** The one room that it is for; null: the whole booking. */
  readonly itemId: ReservationItemId | null;
}

const OF_ROOM = 'link pre-check-in of a room';
const ID_BYTES = 16;
const itemId = branded<ReservationItemId>(z.uuid());

/** The code of such a link, until 30 days after the departure. */
export function preCheckInCode(
  secrets: Secrets,
  { stay, ...booking }: LinkedBooking,
  roomId: ReservationItemId | null = null,
): string {
  const link: Link = { ...booking, by: 'link', openUntil: linkOpenUntil(stay) };
  if (roomId === null) return linkCode(secrets, 'pre-check-in', link);
  return sealed(secrets[0], OF_ROOM, Buffer.concat([linkBytes(link), parse(roomId)]));
}

/** What a code of ours for that links to; undefined for anything else. Whether it is over or was revoked is for the caller to see. */
export function readPreCheckInCode(secrets: Secrets, code: string): PreCheckInLink | undefined {
  const whole = readLinkCode(secrets, 'pre-check-in', code);
  if (whole !== undefined) return { ...whole, itemId: null };
  const bytes = unsealed(secrets, OF_ROOM, code, LINK_BYTES + ID_BYTES);
  const link = bytes && linkOfBytes(bytes);
  return link && { ...link, itemId: itemId.parse(stringify(bytes.subarray(LINK_BYTES))) };
}
