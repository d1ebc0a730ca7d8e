import { randomBytes } from 'node:crypto';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type {
  CreatedPasskey,
  creationOptions,
  requestOptions,
  SignedByPasskey,
} from '@portico/contract/desk/passkeys';
import type { StaffId } from '@portico/domain/ids';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Schema } from '../platform/database/schema.types.ts';
import { CHALLENGE_MS, insertChallenge, takeChallenge, type ChallengeFor } from './challenge.store.ts';
import { readPasskey, usePasskey, type Passkey } from './passkey.store.ts';

/** A passkey belongs to one site: the name of its host, without a port. */
const hostOf = (origin: string) => new URL(origin).hostname;

/** Ed25519, ECDSA with P-256 and RSA, by their numbers in COSE: every authenticator knows one. */
const ALGORITHMS = [-8, -7, -257];

interface Asked {
  readonly db: Kysely<Schema>;
  readonly of: ChallengeFor;
  /** Of the page, such as `https://book.example`. */
  readonly origin: string;
  readonly now: Date;
}

/** Asks to make a passkey, with the finger, face or PIN of its owner. `known`: credentials that are not made again. */
export async function askNewPasskey(
  { db, of, origin, now }: Asked,
  user: {
    readonly hotelName: string;
    /** A UUID: it says nothing of the person. */
    readonly id: string;
    readonly email: string;
    readonly name: string;
    readonly known: readonly string[];
  },
): Promise<z.input<typeof creationOptions>> {
  const { hotelName, id, email, name, known } = user;
  return {
    rp: { id: hostOf(origin), name: hotelName },
    user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: name },
    challenge: await newChallenge(db, of, now),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: known.map((credential) => ({ id: credential, type: 'public-key' })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/** Asks for a signature by any passkey of this site. */
export async function askPasskey({ db, of, origin, now }: Asked): Promise<z.input<typeof requestOptions>> {
  const challenge = await newChallenge(db, of, now);
  return { challenge, timeout: CHALLENGE_MS, rpId: hostOf(origin), userVerification: 'required' };
}

async function newChallenge(db: Kysely<Schema>, of: ChallengeFor, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await insertChallenge(db, challenge, of, now);
  return challenge;
}

/** The passkey that was made as asked; undefined: not that one, not here, too late, or answered before. */
export async function madePasskey(asked: Asked, answer: CreatedPasskey): Promise<Passkey | undefined> {
  const expectedChallenge = await answeredChallenge(asked, answer.response);
  if (expectedChallenge === undefined) return undefined;
  const made = await orRefused(
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge,
      ...siteOf(asked),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!made?.verified) return undefined;
  const { id, publicKey, counter } = made.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Whose passkey signed what was asked; undefined: none of ours, not here, too late, or answered before. */
export async function signerOf(asked: Asked, answer: SignedByPasskey): Promise<StaffId | undefined> {
  const { db, now } = asked;
  const expectedChallenge = await answeredChallenge(asked, answer.response);
  const passkey = await readPasskey(db, answer.id);
  if (expectedChallenge === undefined || passkey === undefined) return undefined;
  const { credentialId: id, counter } = passkey;
  const publicKey = Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url'));
  const signed = await orRefused(
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      ...siteOf(asked),
      requireUserVerification: true,
      credential: { id, publicKey, counter },
    }),
  );
  if (!signed?.verified) return undefined;
  const isUsed = await usePasskey(db, { ...passkey, counter: signed.authenticationInfo.newCounter }, now);
  return isUsed ? passkey.staffId : undefined;
}

const siteOf = ({ origin }: Asked) => ({ expectedOrigin: origin, expectedRPID: hostOf(origin) });

const clientData = z.object({ challenge: z.string() });

/** The challenge that an answer names, used up by it, right or wrong; undefined: not one of ours for this. */
async function answeredChallenge(
  { db, of, now }: Asked,
  { clientDataJSON }: { readonly clientDataJSON: string },
): Promise<string | undefined> {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  const read = clientData.safeParse(jsonIn(text));
  if (!read.success) return undefined;
  const { challenge } = read.data;
  return (await takeChallenge(db, challenge, of, now)) ? challenge : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The library throws at whatever does not match, in words for developers. */
async function orRefused<Verified>(verifying: Promise<Verified>): Promise<Verified | undefined> {
  try {
    return await verifying;
  } catch {
    return undefined;
  }
}
