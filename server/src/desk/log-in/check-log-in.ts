import { branded } from '@portico/contract/branded';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { PropertyId, StaffId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import * as z from 'zod';
import { delayOf } from '../../limits/rate-limits.ts';
import { takeLimits } from '../../limits/take-limits.ts';
import { newId } from '../../platform/ids.ts';
import { newAuthenticator, stepOfCode } from '../../staff/authenticator.ts';
import { readStaffPassword, useCodeStep, useRecoveryCode } from '../../staff/staff-password.store.ts';
import type { LogInDeps } from './log-in-deps.ts';

/** A log-in serves all hotels, and is counted for none of them: else each would allow as many guesses again. */
const NO_HOTEL = branded<PropertyId>(z.int()).parse(0);

/** Wrong ones answered without delay, for one member of staff and from an address that several share. */
const PROMPT_OF_MEMBER = 3;
const PROMPT_OF_ADDRESS = 5;

export interface TriedFrom {
  /** By `clientAddress`. */
  readonly address: string;
  /** Waits, not at all for 0, and releases the request's slot meanwhile. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * Whose password and code these are. What is wrong, and whether there is such a person, shows neither in the answer nor
 * in its time. It counts as wrong before it is checked, so that guesses at once cannot exceed the limit. Rule:
 * docs/desk.md, "Logging in".
 */
export async function checkLogIn(
  deps: LogInDeps,
  typed: { readonly email: string; readonly password: string; readonly code: string },
  { address, wait }: TriedFrom,
): Promise<Result<StaffId, DeskRefusal>> {
  const email = typed.email.trim().toLowerCase();
  const who = { propertyId: NO_HOTEL, account: email, address };
  const tried = await takeLimits(deps, who, { staffLogInsPerAddress: 1, staffLogInsPerMember: 1 });
  if (!tried.isOpen)
    return refused({ code: 'request.too-many', thing: tried.thing, opensInS: tried.opensInS });
  const ofMember = delayOf(tried.used('staffLogInsPerMember') - PROMPT_OF_MEMBER);
  const ofAddress = delayOf(tried.used('staffLogInsPerAddress') - PROMPT_OF_ADDRESS);
  await wait(Math.max(ofMember, ofAddress));
  const { kysely } = deps.database;
  const stored = await readStaffPassword(kysely, email);
  const isPassword = await deps.passwords.isRight(typed.password, stored?.passwordHash);
  const none = nobody(deps);
  const whose = isPassword && stored !== undefined ? stored : none;
  if (!(await useCode(deps, whose, typed.code))) return refused({ code: 'desk.log-in-failed' });
  await tried.release();
  return ok(whose.staffId);
}

/** Has an authenticator of their own and no log-in: checking a code, right or wrong, takes as long as anybody's. */
function nobody({ secrets }: LogInDeps) {
  const staffId = newId<StaffId>();
  const { sealed } = newAuthenticator(secrets, staffId, { hotelName: '', email: '' });
  return { staffId, sealed };
}

const SIX_FIGURES = /^\d{6}$/;

/** Uses up a code of the authenticator, or a recovery code. */
async function useCode(
  { database: { kysely }, secrets, clock }: LogInDeps,
  { staffId, sealed }: { readonly staffId: StaffId; readonly sealed: string },
  typed: string,
): Promise<boolean> {
  const code = typed.replace(/\s/g, '');
  if (!SIX_FIGURES.test(code)) return useRecoveryCode(kysely, staffId, code);
  const step = stepOfCode(secrets, { subject: staffId, sealed }, code, clock.now());
  return step !== undefined && useCodeStep(kysely, staffId, step);
}

/** Counts a request for a passkey, which a stranger can make as often as they like. */
export async function countAsked(deps: LogInDeps, address: string): Promise<Result<undefined, DeskRefusal>> {
  const taken = await takeLimits(deps, { propertyId: NO_HOTEL, address }, { staffPasskeysPerAddress: 1 });
  if (taken.isOpen) return ok(undefined);
  return refused({ code: 'request.too-many', thing: taken.thing, opensInS: taken.opensInS });
}
