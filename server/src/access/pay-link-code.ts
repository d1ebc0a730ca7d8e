import { branded } from '@portico/contract/branded';
import { wirePropertyId } from '@portico/contract/calls/wire-parts';
import type { PayRequestId, PropertyId } from '@portico/domain/ids';
import { parse, stringify } from 'uuid';
import * as z from 'zod';
import { sealed, unsealed, type Secrets } from './seal.ts';

/** The payment request of a pay link. It has no end date: it works until paid or revoked. */
export interface PayLinkSubject {
  readonly propertyId: PropertyId;
  readonly paymentId: PayRequestId;
  /** The request's version when the link was made; a newer one revokes it. */
  readonly linkVersion: number;
}

const paymentIdSchema = branded<PayRequestId>(z.uuid());

const PURPOSE = 'link pay';
const FORMAT = 1;
/** Format, property, payment request, link version. */
const LENGTH = 1 + 4 + 16 + 4;

/** The URL code of a pay link: 76 characters. */
export function payLinkCode(
  secrets: Secrets,
  { propertyId, paymentId, linkVersion }: PayLinkSubject,
): string {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(FORMAT, 0);
  bytes.writeUInt32BE(propertyId, 1);
  bytes.set(parse(paymentId), 5);
  bytes.writeUInt32BE(linkVersion, 21);
  return sealed(secrets[0], PURPOSE, bytes);
}

/** Reads a code of ours; undefined for anything else. The caller checks revocation. */
export function readPayLinkCode(secrets: Secrets, code: string): PayLinkSubject | undefined {
  const bytes = unsealed(secrets, PURPOSE, code, LENGTH);
  if (bytes?.readUInt8(0) !== FORMAT) return undefined;
  return {
    propertyId: wirePropertyId.parse(bytes.readUInt32BE(1)),
    paymentId: paymentIdSchema.parse(stringify(bytes.subarray(5, 21))),
    linkVersion: bytes.readUInt32BE(21),
  };
}
