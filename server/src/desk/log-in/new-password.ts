import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import type { StaffId } from '@portico/domain/ids';
import { passwordIssues } from '@portico/domain/people/password';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Transaction } from 'kysely';
import type { PasswordHashes } from '../../accounts/password-hash.ts';
import type { Secrets } from '../../access/seal.ts';
import { fieldFaults } from '../../hotel/field-faults.ts';
import type { Hotel } from '../../hotel/hotel.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Schema } from '../../platform/database/schema.types.ts';
import { sealedFor, stepOfCode } from '../../staff/authenticator.ts';
import { newRecoveryCodes } from '../../staff/recovery-codes.ts';
import { putRecoveryCodes, putStaffPassword } from '../../staff/staff-password.store.ts';

/** A chosen password, and the first code of the authenticator that was sealed for its owner. */
export interface TypedPassword {
  readonly password: string;
  readonly sealed: string;
  readonly code: string;
}

/** A password that may be stored, with an authenticator that shows the right code. */
export interface ProvenPassword {
  readonly subject: string;
  readonly passwordHash: string;
  readonly sealed: string;
  readonly step: number;
}

export interface ProveDeps {
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly passwords: PasswordHashes;
}

/**
 * By the rules for guests' passwords, docs/accounts.md, "Passwords". Refuses by the fields `password` and `code`.
 * `subject`: whom the authenticator was sealed for.
 */
export async function proveNewPassword(
  { clock, secrets, passwords }: ProveDeps,
  hotel: Hotel,
  { subject, email }: { readonly subject: string; readonly email: string },
  { password, sealed, code }: TypedPassword,
): Promise<Result<ProvenPassword, DeskRefusal>> {
  const owner = { email, hotelName: hotel.definition.property.name };
  const faults = fieldFaults(hotel, null, {}, passwordIssues(password, owner));
  const step = stepOfCode(secrets, { subject, sealed }, code.replace(/\s/g, ''), clock.now());
  if (step === undefined) faults.push({ field: 'code', message: wrongCode });
  if (faults.length > 0 || step === undefined) return refused({ code: 'request.invalid', faults });
  return ok({ subject, sealed, step, passwordHash: await passwords.make(password) });
}

const wrongCode =
  'This is not the code of now. Type the six figures that the authenticator shows, and check that its clock is right.';

/** Stores it, in place of what was; returns the recovery codes, which stand nowhere else. */
export async function storePassword(
  tx: Transaction<Schema>,
  secrets: Secrets,
  staffId: StaffId,
  { subject, sealed, step, passwordHash }: ProvenPassword,
  now: Date,
): Promise<string[]> {
  const own = sealedFor(secrets, subject, staffId, sealed);
  if (own === undefined) throw new Error('an authenticator that was proven cannot be read');
  await putStaffPassword(tx, { staffId, passwordHash, sealed: own, step }, now);
  const codes = newRecoveryCodes();
  await putRecoveryCodes(tx, staffId, codes, now);
  return codes;
}
