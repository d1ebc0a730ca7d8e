import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok, refused } from '@portico/domain/result';
import { readPublishedParts } from '../../property-file/published-part.store.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { partState, readSetUp, summariesOf, summaryOf, versionOf } from './set-up-state.ts';

/** Every part of the property file that the desk edits. Rule: docs/desk.md, "Draft and publish". */
export async function readAllParts(run: Run): Promise<Outcome<'SetUp/Read'>> {
  return ok({ parts: summariesOf(await readSetUp(run)) });
}

/** One part for its form, also one that is to be new. Refused: a name that no part has. */
export async function readOnePart(
  run: Run,
  { part }: DeskTaken<'SetUp/ReadPart'>,
): Promise<Outcome<'SetUp/ReadPart'>> {
  const state = partState(await readSetUp(run), part);
  if (state === undefined) return refused({ code: 'desk.part-unknown' });
  const published = await readPublishedParts(run.database.kysely, run.hotel.propertyId);
  const last = published.find((one) => one.part === part);
  return ok({
    summary: summaryOf(state),
    seen: versionOf(state.value),
    value: state.value ?? null,
    published: state.published ?? null,
    lastPublished: last === undefined ? null : { by: last.by, at: last.at.toISOString() },
  });
}
