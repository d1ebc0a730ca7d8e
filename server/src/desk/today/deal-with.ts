import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import type { Outcome, Run } from '../run/operation.ts';
import { hasSubject, setDealtWith } from './needs.store.ts';

/** Says that somebody has seen to a charge, a refund or a message, or takes that back. */
export async function dealWith(
  { hotel: { propertyId }, database: { kysely }, clock, audit }: Run,
  takes: DeskTaken<'Today/DealWith'>,
): Promise<Outcome<'Today/DealWith'>> {
  if (!(await hasSubject(kysely, propertyId, takes))) return refused({ code: 'desk.need-unknown' });
  await setDealtWith(kysely, propertyId, takes, clock.now());
  const states = ['needs a person', 'dealt with'] as const;
  const [was, now] = takes.isDone ? states : ([states[1], states[0]] as const);
  audit({ what: [{ what: `${takes.kind} ${takes.id}`, was, now }] });
  return ok({ done: true });
}
