import { minorOf } from '@portico/domain/money/decimal';
import type { TableBookingId } from '@portico/domain/ids';
import { ok, refused, type Result } from '@portico/domain/result';
import { timeOfQuarter } from '@portico/domain/tables/quarter';
import { quartersTaken, type TableTime } from '@portico/domain/tables/table-times';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import { windowSeconds, type Limits } from '../config/limits.ts';
import type { Schema } from '../platform/database/schema.types.ts';
import { newId, newReferenceNumber } from '../platform/ids.ts';
import { mayTakeCovers, noteTable } from '../booking/holds/limit-unpaid.ts';
import { limitsIn } from '../limits/rate-limits.ts';
import { takeLimits } from '../limits/take-limits.ts';
import { once, type Begun, type OneRun, type OnceDeps } from '../platform/once/once.ts';
import type { BookedPromotion, BookedTable } from './booked-table.ts';
import type { ChangeCovers } from './quarter.store.ts';
import { insertTable, readProvedStay } from './table-booking.store.ts';
import { announceTable } from './announce-table.ts';
import type { TablePlace, TableRefusal, TableRequest, RequestedTable } from './table-port.ts';
import { openTimes } from './table-times.ts';

export interface BookTableDeps extends OnceDeps {
  readonly limits: Limits;
  /** The newest of SECRET: hides the subjects of limits. */
  readonly secret: string;
  readonly onLimitMet: (limit: string) => void;
  readonly changeCovers: ChangeCovers;
}

const answerSchema = z.object({ reference: z.string() });
type Answer = z.infer<typeof answerSchema>;

/** Rule: docs/tables.md; locks: docs/locking.md, "Tables". */
export async function bookTable(
  deps: BookTableDeps,
  place: TablePlace,
  requested: RequestedTable,
  { key, fingerprint, address }: TableRequest,
): Promise<Result<{ readonly reference: string }, TableRefusal>> {
  const { propertyId } = place.hotel;
  const readAnswer = (stored: object) => answerSchema.parse(stored);
  const request = { propertyId, scope: 'table.create', key, fingerprint, readAnswer };
  const begin = async (
    tx: Transaction<Schema>,
    { now }: OneRun,
  ): Promise<Result<Begun<Answer>, TableRefusal>> => {
    const who = { propertyId, address, mailbox: requested.email };
    const amounts = { tablesPerAddress: 1, coversPerAddress: requested.party, tablesPerRecipient: 1 };
    const limited = await takeLimits(limitsIn(tx, { ...deps, now }), who, amounts);
    if (!limited.isOpen) {
      const { thing, opensInS } = limited;
      return refused({ code: 'request.too-many', thing, opensInS });
    }
    const table = await takeAndKeep(tx, deps, place, { ...requested, address }, now);
    if (!table.ok) return table;
    return ok({ kind: 'answered', answer: { reference: table.value.referenceNumber } });
  };
  const begun = await once(deps, request, begin);
  if (!begun.ok) {
    const { refusal } = begun;
    if (refusal.code === 'request.too-many')
      deps.onLimitMet(refusal.thing === 'tables' ? 'tables-per-address' : 'tables-per-recipient');
    return begun;
  }
  if (begun.value.kind === 'open') throw new Error('A table waits for no payment');
  return ok(begun.value.answer);
}

type TooMany = Extract<TableRefusal, { code: 'request.too-many' }>;

type Taken = Result<
  BookedTable,
  { readonly code: 'table.unavailable' | 'table.promotion' | 'table.leave-time' } | TooMany
>;

async function takeAndKeep(
  tx: Transaction<Schema>,
  deps: BookTableDeps,
  place: TablePlace,
  requested: RequestedTable & Pick<TableRequest, 'address'>,
  now: Date,
): Promise<Taken> {
  const { hotel, restaurant } = place;
  const { propertyId } = hotel;
  const { id: restaurantId } = restaurant.rules;
  const time = openTimes(place, requested.date, now).find(({ quarter }) => quarter === requested.quarter);
  if (time === undefined) return refused({ code: 'table.unavailable' });
  if (requested.promotionId !== null && !time.promotionIds.includes(requested.promotionId))
    return refused({ code: 'table.promotion' });
  if (!isAcknowledged(time, requested)) return refused({ code: 'table.leave-time' });
  const day = { propertyId, restaurantId, date: requested.date };
  const { address, party } = requested;
  const quarters = quartersTaken(time);
  const unpaid = { ...deps, now };
  if (!(await mayTakeCovers(tx, { ...day, address, quarters, party }, unpaid)))
    return refused({ code: 'request.too-many', thing: 'tables', opensInS: windowSeconds['a day'] });
  if (!(await deps.changeCovers(tx, day, quarters, party))) return refused({ code: 'table.unavailable' });
  const table: BookedTable = {
    propertyId,
    tableBookingId: newId<TableBookingId>(),
    referenceNumber: newReferenceNumber(),
    restaurantId,
    restaurantName: restaurant.part.name,
    date: requested.date,
    quarter: time.quarter,
    turnQuarters: time.turnQuarters,
    party,
    hasLeaveTime: time.leaveQuarter !== null,
    promotion: promotionOf(place, requested.promotionId),
    identifier: requested.identifier,
    isReservation: requested.isReservation,
    reservationId: await stayOf(tx, place, requested),
    email: requested.email,
    phone: requested.phone,
    requests: requested.requests,
    linkVersion: 1,
    createdAt: now,
    cancelledAt: null,
  };
  await insertTable(tx, table);
  await noteTable(tx, { propertyId, address, party }, table.tableBookingId, unpaid);
  await announceTable(tx, hotel, table, 'booked', now);
  return ok(table);
}

function isAcknowledged({ leaveQuarter }: TableTime, { acknowledged }: RequestedTable): boolean {
  if (leaveQuarter === null) return true;
  if (acknowledged === null) return false;
  return acknowledged.leaveTime === null || acknowledged.leaveTime === timeOfQuarter(leaveQuarter);
}

function promotionOf({ hotel, restaurant }: TablePlace, promotionId: number | null): BookedPromotion | null {
  const part = restaurant.part.promotions.find(({ id }) => id === promotionId);
  if (part === undefined) return null;
  const { id, name, pricePerPerson } = part;
  const minor = pricePerPerson === undefined ? undefined : minorOf(pricePerPerson, hotel.currency);
  return { id, name, pricePerPersonMinor: minor ?? null };
}

async function stayOf(
  tx: Transaction<Schema>,
  { hotel }: TablePlace,
  { isReservation, identifier: referenceNumber, confirmationToken }: RequestedTable,
) {
  if (!isReservation || confirmationToken === null) return null;
  return (await readProvedStay(tx, hotel.propertyId, { confirmationToken, referenceNumber })) ?? null;
}
