import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { definitionOf } from '@portico/contract/property-file/definition-of';
import { fileWithDefinition } from '@portico/contract/property-file/file-with-definition';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { moneyText } from '@portico/contract/texts/money-text';
import { ok, refused } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import { exportPropertyFile } from '../../property-file/export-property-file.ts';
import { importPropertyFile } from '../../property-file/import-property-file.ts';
import { faultLines, refusalLines } from '../../property-file/refusal-lines.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { dropDrafts } from './draft.store.ts';
import { differencesOf } from './differences.ts';
import { faultLine } from './fault-words.ts';
import { draftedDefinition, partState, readSetUp, summaryOf } from './set-up-state.ts';

/**
 * Publishes drafts as they were seen, by the import of the property file: all of them or none. Refused: drafts that were
 * saved again or dropped since, drafts of what a property file has changed since, and what an import refuses. Rule:
 * docs/desk.md, "Draft and publish".
 */
export async function publishDrafts(
  run: Run,
  { parts: wanted }: DeskTaken<'SetUp/Publish'>,
): Promise<Outcome<'SetUp/Publish'>> {
  const { database, hotel, clock, operator } = run;
  const { propertyId } = hotel;
  const exported = await exportPropertyFile(database, propertyId, clock);
  if (!exported.ok) return notPublished(faultLines(exported.faults));
  const { published: standing, drafts } = await readSetUp(run);
  const chosen = drafts.filter(({ part }) => wanted.some((one) => one.part === part));
  if (chosen.length === 0) return refused({ code: 'desk.nothing-to-publish' });
  const state = { published: standing, drafts: chosen };
  const states = wanted.flatMap(({ part, seen }) => {
    const found = partState(state, part);
    return found === undefined ? [] : [{ ...found, seen, summary: summaryOf(found) }];
  });
  const changed = states.filter(({ draft, seen }) => draft?.version !== seen);
  if (changed.length > 0)
    return refused({ code: 'desk.draft-changed', facts: { titles: changed.map(titleOf) } });
  const outdated = states.filter(({ summary }) => summary.draft?.isOutdated);
  if (outdated.length > 0)
    return refused({ code: 'desk.draft-outdated', facts: { titles: outdated.map(titleOf) } });

  const drafted = fileWithDefinition(exported.file, draftedDefinition(state), dateAt(hotel, clock.now()));
  const read = readPropertyFile(drafted);
  if (!read.ok) return notPublished(read.faults.map((fault) => faultLine(fault, drafted)));
  const parts = chosen.map(({ part }) => part);
  const imported = await importPropertyFile(database, read.file, {
    dryRun: false,
    clock,
    published: {
      from: definitionOf(exported.file),
      parts,
      by: operator.name,
      within: async (tx) => void (await dropDrafts(tx, propertyId, chosen)),
    },
  });
  if (!imported.ok) return notPublished(refusalLines(imported.refusal, moneyText));
  // Other processes read it again within a second, as after any import.
  run.hotels.forget(propertyId);
  run.audit({ what: states.flatMap((one) => differencesOf(titleOf(one), one.published, one.value)) });
  return ok({ parts });
}

const titleOf = ({ summary }: { readonly summary: { readonly title: string } }) => summary.title;

const notPublished = (reasons: readonly string[]) =>
  refused({ code: 'desk.not-published' as const, facts: { reasons } });
