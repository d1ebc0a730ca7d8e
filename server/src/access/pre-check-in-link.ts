import { branded } from '@portico/contract/branded';
import type { ReservationItemId } from '@portico/domain/ids';
import { linkOpenUntil } from '@portico/domain/reservation/link-end';
import { parse, stringify } from 'uuid';
import * as z from 'zod';
import { LINK_BYTES, linkBytes, linkCode, linkOfBytes, readLinkCode, type Link } from './link-code.ts';
import type { LinkedBooking } from './manage-link.ts';
import { sealed, unsealed, type Secrets } from './seal.ts';

export interface PreCheckInLink extends Link {
  /** The link's one room; null: the whole booking. */
  readonly itemId: ReservationItemId | null;
}

const OF_ROOM = 'link pre-check-in of a room';
const ID_BYTES = 16;
const itemId = branded<ReservationItemId>(z.uuid());

/** The code of a pre-check-in link, valid until 30 days after departure. */
export function preCheckInCode(
  secrets: Secrets,
  { stay, ...booking }: LinkedBooking,
  roomId: ReservationItemId | null = null,
): string {
  const link: Link = { ...booking, by: 'link', openUntil: linkOpenUntil(stay) };
  if (roomId === null) return linkCode(secrets, 'pre-check-in', link);
  return sealed(secrets[0], OF_ROOM, Buffer.concat([linkBytes(link), parse(roomId)]));
}

/** Reads a pre-check-in code of ours; undefined for anything else. The caller checks expiry and revocation. */
export function readPreCheckInCode(secrets: Secrets, code: string): PreCheckInLink | undefined {
  const whole = readLinkCode(secrets, 'pre-check-in', code);
  if (whole !== undefined) return { ...whole, itemId: null };
  const bytes = unsealed(secrets, OF_ROOM, code, LINK_BYTES + ID_BYTES);
  const link = bytes && linkOfBytes(bytes);
  return link && { ...link, itemId: itemId.parse(stringify(bytes.subarray(LINK_BYTES))) };
}
