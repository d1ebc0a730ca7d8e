import type { DeskTaken } from '@portico/contract/desk/desk-calls';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import { moneyText } from '@portico/contract/texts/money-text';
import { ok, refused } from '@portico/domain/result';
import { importPropertyFile } from '../../property-file/import-property-file.ts';
import { readJson } from '../../property-file/read-json.ts';
import { faultLines, refusalLines } from '../../property-file/refusal-lines.ts';
import { describeReport, importAsAudited } from '../../property-file/report-lines.ts';
import type { Outcome, Run } from '../run/operation.ts';

type Import = 'PropertyFile/Import';

/** Faults that are told; a file without prices may have thousands. */
const MOST = 20;

/**
 * Makes the hotel match a property file, as the command `import` does; a preview writes nothing. Refused: the file of
 * another hotel. Rule: docs/desk.md, "The property file".
 */
export async function importFile(
  { database, hotel, hotels, clock, audit }: Run,
  { text, isReplacing }: DeskTaken<Import>,
  { isPreview }: { readonly isPreview: boolean },
): Promise<Outcome<Import>> {
  const given = readJson(text);
  if (!given.ok) return faulty([`It ${given.why}.`]);
  const read = readPropertyFile(given.json);
  if (!read.ok) return faulty(faultLines(read.faults).map((line) => `${line}.`));
  const { id, code } = read.file.property;
  if (id !== hotel.propertyId)
    return refused({ code: 'desk.file-elsewhere', facts: { code: `${code}, ${id}` } });
  const options = { dryRun: isPreview, replace: isReplacing, clock };
  const imported = await importPropertyFile(database, read.file, options);
  if (!imported.ok)
    return refused({
      code: 'desk.not-imported',
      facts: { reasons: refusalLines(imported.refusal, moneyText) },
    });
  // Other processes read it again within a second, as after any import.
  if (!isPreview) hotels.forget(hotel.propertyId);
  const report = imported.value;
  audit({ what: [importAsAudited(report)] });
  return ok({ hasChanges: report.hasChanges, lines: describeReport(report, 'the tick below the file') });
}

function faulty(lines: readonly string[]) {
  const reasons = lines.slice(0, MOST);
  const more = lines.length - reasons.length;
  return refused({
    code: 'desk.file-faulty' as const,
    facts: { reasons: more > 0 ? [...reasons, `And ${more} more.`] : reasons },
  });
}
