import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { ok } from '@portico/domain/result';
import type { Outcome, Run } from '../run/operation.ts';
import { dropDrafts } from './draft.store.ts';
import { differencesOf } from './differences.ts';
import { partState, readSetUp, summaryOf } from './set-up-state.ts';

/** Drops the draft of a part, or all of them; what is published stays. Dropped before: nothing happens. */
export async function discardDrafts(
  run: Run,
  { part }: DeskTaken<'SetUp/Discard'>,
): Promise<Outcome<'SetUp/Discard'>> {
  const state = await readSetUp(run);
  const chosen = state.drafts.filter((draft) => part === null || draft.part === part);
  const parts = await dropDrafts(run.database.kysely, run.hotel.propertyId, chosen);
  run.audit({
    what: parts.flatMap((name) => {
      const found = partState(state, name);
      return found === undefined ? [] : differencesOf(summaryOf(found).title, found.value, found.published);
    }),
  });
  return ok({ parts });
}
