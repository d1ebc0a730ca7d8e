import { definitionOf } from '@portico/contract/property-file/definition-of';
import { partOf, withPart } from '@portico/contract/property-file/definition-parts';
import { fileWithDefinition } from '@portico/contract/property-file/file-with-definition';
import type { PropertyFile } from '@portico/contract/property-file/property-file';
import { readPropertyFile } from '@portico/contract/property-file/read-property-file';
import type { LocalDate } from '@portico/domain/calendar/local-date';
import { ok, refused, type Result } from '@portico/domain/result';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.types.ts';
import { changedPaths } from '../hotel/changed-paths.ts';
import type { StandingHotel } from './hotel.store.ts';
import type { ImportRefusal } from './import-refusal.ts';
import { partsPublishedAfter } from './published-part.store.ts';

interface Joined {
  readonly file: PropertyFile;
  /** Those that stay as the desk has published them, though the file differs. */
  readonly parts: readonly string[];
}

/**
 * A file with the parts that the desk has published since the file was exported. Refused when the two do not go
 * together. Rule: docs/property-file.md, "What a hotel sets by command".
 */
export async function withPublishedParts(
  tx: Kysely<Schema>,
  file: PropertyFile,
  standing: StandingHotel | undefined,
  { knownRevision, today }: { readonly knownRevision: number; readonly today: LocalDate },
): Promise<Result<Joined, ImportRefusal>> {
  if (standing === undefined || standing.revision <= knownRevision) return ok({ file, parts: [] });
  const published = await partsPublishedAfter(tx, standing.propertyId, knownRevision);
  const given = definitionOf(file);
  const parts = published.filter(
    (part) => changedPaths(partOf(standing.definition, part), partOf(given, part)).length > 0,
  );
  if (parts.length === 0) return ok({ file, parts });
  const joined = parts.reduce<object>(
    (definition, part) => withPart(definition, part, partOf(standing.definition, part)),
    given,
  );
  const read = readPropertyFile(fileWithDefinition(file, joined, today));
  return read.ok
    ? ok({ file: read.file, parts })
    : refused({ code: 'import.parts-disagree', parts, faults: read.faults });
}
