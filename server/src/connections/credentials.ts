import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PropertyId } from '@portico/domain/ids';
import { wirePropertyId } from '@portico/contract/calls/wire-parts';
import * as z from 'zod';

/** What a connection logs in with, as HTTP Basic or in the security header of SOAP. */
export interface Credentials {
  readonly username: string;
  readonly secret: string;
}

interface ConnectionKey {
  readonly propertyId: PropertyId;
  readonly connectionId: string;
}

/** Names hotel and connection: it is not secret. */
export const usernameOf = ({ propertyId, connectionId }: ConnectionKey) => `${propertyId}.${connectionId}`;

const connectionKey = z.object({ propertyId: wirePropertyId, connectionId: z.uuid() });

/** Undefined: no user name of ours. */
export function keyOfUsername(username: string): ConnectionKey | undefined {
  const [propertyId = '', connectionId] = username.split('.');
  return connectionKey.safeParse({ propertyId: Number(propertyId), connectionId }).data;
}

/** 256 random bits: no guess finds it, so that a plain hash stores it. */
export const newConnectionSecret = () => `pc_${randomBytes(32).toString('base64url')}`;

/** A text of another system as it may be stored. */
export const withoutOwnSecrets = (text: string) => text.replaceAll(/pc_[\w-]{43}/g, '[cut out]');

export const hashOfSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** In constant time. */
export const isSecretOf = (secret: string, hash: string) =>
  timingSafeEqual(Buffer.from(hashOfSecret(secret)), Buffer.from(hash));

/** Of an `Authorization: Basic` header; undefined: it is none. */
export function basicCredentials(authorization: string | undefined): Credentials | undefined {
  const encoded = /^Basic ([\w+/=-]{1,400})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [username = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { username, secret: secret.join(':') };
}
