import { deskCalls, type DeskCallName, type DeskTaken } from '@portico/contract/desk/desk-calls';
import type { DeskRefusal } from '@portico/contract/desk/desk-refusals';
import { connectionMayCall } from '@portico/contract/desk/connection-may-call';
import { mayCall } from '@portico/contract/desk/may-call';
import { ok, refused } from '@portico/domain/result';
import type { Hotel } from '../hotel/hotel.ts';
import { newId } from '../platform/ids.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import {
  beginEntry,
  endEntry,
  readEntryOfKey,
  type AuditFacts,
  type AuditKey,
  type AuditSender,
  type EndedEntry,
} from '../staff/audit.store.ts';
import { operations } from './operations.ts';
import type { Operation, OperationDeps, Operator, Outcome } from './run/operation.ts';

export interface Asked {
  readonly hotel: Hotel;
  readonly operator: Operator;
  /** The sender's key of this request, if any: the same again gets the same answer. */
  readonly key?: string | undefined;
}

/** A request that began longer ago will get no answer any more. */
const UNDER_WAY_MS = 60_000;

/**
 * Runs an operation: for whom the role allows it, once under a key, and with an entry in the audit trail if it writes.
 * `takes` has been parsed. Throws what the operation throws, once the entry says so. Rule:
 * docs/desk-calls.md, "Who may do what".
 */
export async function runOperation<Name extends DeskCallName>(
  deps: OperationDeps,
  name: Name,
  asked: Asked,
  takes: DeskTaken<Name>,
): Promise<Outcome<Name>> {
  const { operator } = asked;
  const refusal = refusalOfRole(name, operator);
  if (refusal !== undefined) return refused(refusal);
  const operation: Operation<Name> = operations[name];
  if (deskCalls[name].kind === 'read')
    return operation({ ...deps, hotel: asked.hotel, operator, audit: () => undefined }, takes);
  return runAudited(deps, name, asked, takes, operation);
}

/** Why this operator may not call it: by the role, or because the log-in was idle. Commands may call everything, connections a list. */
export function refusalOfRole(name: DeskCallName, operator: Operator): DeskRefusal | undefined {
  if (operator.kind === 'command') return undefined;
  if (operator.kind === 'connection')
    return operator.mayAct && connectionMayCall.includes(name) ? undefined : { code: 'desk.role' };
  if (!mayCall[name].includes(operator.role)) return { code: 'desk.role' };
  const { kind } = deskCalls[name];
  return operator.wasIdle && (kind === 'money' || kind === 'access') ? { code: 'desk.idle' } : undefined;
}

async function runAudited<Name extends DeskCallName>(
  deps: OperationDeps,
  name: Name,
  { hotel, operator, key }: Asked,
  takes: DeskTaken<Name>,
  operation: Operation<Name>,
): Promise<Outcome<Name>> {
  const { kysely } = deps.database;
  const { propertyId } = hotel;
  const sender: AuditSender = {
    staffId: operator.kind === 'staff' ? operator.staffId : null,
    connectionId: operator.kind === 'connection' ? operator.connectionId : null,
  };
  const entry: AuditKey = { propertyId, entryId: newId() };
  // Of how somebody logs in neither an answer nor a hash is stored: a password could be guessed from it.
  const isStored = deskCalls[name].kind !== 'access';
  const request =
    key === undefined
      ? undefined
      : { key, fingerprint: fingerprintOf(isStored ? { name, takes } : { name }) };
  const askedAt = deps.clock.now();
  const isFirst = await beginEntry(kysely, {
    ...entry,
    askedAt,
    ...sender,
    madeBy: operator.name,
    madeFrom: operator.from,
    call: name,
    request,
  });
  if (!isFirst && request !== undefined && operator.kind !== 'command') {
    const before = await readEntryOfKey(kysely, { propertyId, ...sender, key: request.key });
    if (before === undefined) return refused<DeskRefusal>({ code: 'desk.under-way' });
    if (before.fingerprint !== request.fingerprint) return refused({ code: 'desk.key-reused' });
    if (before.answer !== null) return ok(deskCalls[name].answers.parse(before.answer));
    if (before.outcome === 'done') return refused({ code: 'desk.done-before' });
    const isUnderWay =
      before.outcome === 'begun' && askedAt.getTime() - before.askedAt.getTime() < UNDER_WAY_MS;
    return refused({ code: isUnderWay ? 'desk.under-way' : 'desk.unanswered' });
  }
  let facts: AuditFacts = {};
  const audit = (more: AuditFacts) => {
    facts = { ...facts, ...more };
  };
  const end = (ended: EndedEntry) =>
    endEntry(kysely, entry, { ...facts, ...ended }).catch((cause: unknown) =>
      // It stays begun: what was done must be looked at. The answer is the operation's all the same.
      deps.log.error({ err: cause }, 'an audit entry could not be ended'),
    );
  let outcome: Outcome<Name>;
  try {
    outcome = await operation({ ...deps, hotel, operator, audit }, takes);
  } catch (error) {
    await end({ outcome: 'failed' });
    throw error;
  }
  await end(
    outcome.ok
      ? { outcome: 'done', ...(request && isStored && { answer: outcome.value }) }
      : { outcome: 'refused', refusalCode: outcome.refusal.code },
  );
  return outcome;
}
