import { addDays, parseLocalDate } from '@portico/domain/calendar/local-date';
import { instantAt } from '@portico/domain/calendar/property-clock';
import { ok } from '@portico/domain/result';
import { listEntries } from '../../staff/audit-list.store.ts';
import type { Operation } from '../run/operation.ts';

const PAGE = 50;

/** The hotel's audit trail, newest first. Rule: docs/desk.md, "Audit trail". */
export const listAudit: Operation<'Audit/List'> = async ({ hotel, database }, takes) => {
  const { propertyId, definition } = hotel;
  const day = takes.day === null ? undefined : parseLocalDate(takes.day);
  const at = (date: typeof day) => date && new Date(instantAt(date, 0, definition.property.timeZone));
  const entries = await listEntries(
    database.kysely,
    propertyId,
    {
      from: at(day),
      to: at(day && addDays(day, 1)),
      person: takes.person ?? undefined,
      call: takes.call ?? undefined,
      after: positionIn(takes.after),
    },
    PAGE + 1,
  );
  const page = entries.slice(0, PAGE);
  const last = page.at(-1);
  return ok({
    entries: page.map(({ askedAt, ...entry }) => ({ ...entry, askedAt: askedAt.toISOString() })),
    next: entries.length > PAGE && last ? `${last.askedAt.toISOString()} ${last.entryId}` : null,
  });
};

/** Of `next`; anything else begins at the newest. */
function positionIn(after: string | null) {
  const [, at, entryId] = /^(\S+Z) ([0-9a-f-]{36})$/.exec(after ?? '') ?? [];
  if (at === undefined || entryId === undefined) return undefined;
  const askedAt = new Date(at);
  return Number.isNaN(askedAt.getTime()) ? undefined : { askedAt, entryId };
}
