import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { creationOptions, requestOptions } from '@portico/contract/desk/passkeys';
import type * as z from 'zod';

/** Whether this browser has passkeys at this address: they need a name, not a number, and https or this computer. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Asks for finger, face or PIN to sign with a passkey. Throws PasskeyNotUsed. */
export async function signWithPasskey(optionsJSON: z.output<typeof requestOptions>) {
  const { id, rawId, response } = await orNotUsed(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature },
    clientExtensionResults: {},
  };
}

/** Asks to make a passkey. Throws PasskeyNotUsed. */
export async function makePasskey(optionsJSON: z.output<typeof creationOptions>) {
  const { id, rawId, response } = await orNotUsed(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject } = response;
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject },
    clientExtensionResults: {},
  };
}

/** Left, refused or not found by the browser, in words for its owner. */
class PasskeyNotUsed extends Error {
  override name = 'PasskeyNotUsed';
}

async function orNotUsed<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new PasskeyNotUsed(
      isKnown
        ? 'There is a passkey of yours on this device already.'
        : 'No passkey was used. Nothing has changed.',
      { cause },
    );
  }
}

/** A name for a passkey made here, which its owner may change: “Chrome on Windows”. */
export function deviceName(userAgent: string): string {
  const browsers = [
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['Firefox', 'Firefox'],
    ['FxiOS', 'Firefox'],
    ['CriOS', 'Chrome'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ] as const;
  const systems = [
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Android', 'Android'],
    ['Windows', 'Windows'],
    ['Mac OS', 'Mac'],
    ['Linux', 'Linux'],
  ] as const;
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => userAgent.includes(mark))?.[1];
  const browser = named(browsers);
  const system = named(systems);
  if (browser === undefined) return system ?? 'Another browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
