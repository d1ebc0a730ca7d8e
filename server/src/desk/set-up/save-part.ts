import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { partSchema, withPart } from '@portico/contract/property-file/definition-parts';
import { fileWithDefinition } from '@portico/contract/property-file/file-with-definition';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { schemaFaults } from '@portico/contract/property-file/schema-faults';
import { ok, refused } from '@portico/domain/result';
import { dateAt } from '../../hotel/date-at.ts';
import type { Outcome, Run } from '../run/operation.ts';
import { dropDrafts, saveDraft } from './draft.store.ts';
import { differencesOf } from './differences.ts';
import { faultWords } from './fault-words.ts';
import { deskFaults, faultsOfPart } from './part-faults.ts';
import { draftedDefinition, partState, readSetUp, summaryOf, versionOf } from './set-up-state.ts';

/**
 * Saves one part of the property file to the draft. Refused: what the file's schema or its other parts do not allow, card
 * numbers, pictures without words, and a save over what somebody else has saved since. Rule: docs/desk.md, "Draft and
 * publish".
 */
export async function savePart(
  run: Run,
  { part, seen, value: given }: DeskTaken<'SetUp/Save'>,
): Promise<Outcome<'SetUp/Save'>> {
  const { database, hotel, clock, operator } = run;
  const schema = partSchema(part);
  const state = await readSetUp(run);
  const before = partState(state, part);
  if (schema === undefined || before === undefined) return refused({ code: 'desk.part-unknown' });
  const changedBy = before.draft?.savedBy ?? 'A property file';
  if (versionOf(before.value) !== seen)
    return refused({ code: 'desk.part-changed', facts: { by: changedBy } });

  const isRemoved = given === null || given === undefined;
  const read = schema.safeParse(given);
  if (!isRemoved && !read.success) {
    const faults = schemaFaults(given, read.error.issues);
    return refused({
      code: 'request.invalid',
      faults: faults.map((fault) => ({
        field: fault.path,
        message: faultWords(fault, { part, below: fault.path }, state.published),
      })),
    });
  }
  const value = isRemoved ? undefined : read.data;
  const ownFaults = deskFaults(value);
  if (ownFaults.length > 0) return refused({ code: 'request.invalid', faults: ownFaults });
  const drafted = withPart(draftedDefinition(state), part, value);
  const now = clock.now();
  // Without nights, of which there may be years: publishing checks those.
  const whole = readPropertyFile(fileWithDefinition(undefined, drafted, dateAt(hotel, now)));
  if (!whole.ok)
    return refused({ code: 'request.invalid', faults: faultsOfPart(whole.faults, part, drafted) });

  const version = versionOf(value);
  if (version === versionOf(before.published)) {
    // Nothing is left to publish.
    if (before.draft !== undefined) await dropDrafts(database.kysely, hotel.propertyId, [before.draft]);
    return ok({ part, seen: version });
  }
  const isSaved = await saveDraft(
    database.kysely,
    hotel.propertyId,
    {
      part,
      value: value === undefined || value === null ? null : Object(value),
      basedOn: versionOf(before.published),
      version,
      savedBy: operator.name,
      savedAt: now,
    },
    before.draft,
  );
  if (!isSaved) return refused({ code: 'desk.part-changed', facts: { by: changedBy } });
  run.audit({ what: differencesOf(summaryOf(before).title, before.value, value) });
  return ok({ part, seen: version });
}
