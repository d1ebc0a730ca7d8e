import type { TableCreateRequest, TableCreateResponse } from '@portico/contract/calls/restaurant-booking';
import type { RefusalCode } from '@portico/contract/refusals';
import { partySizeFault } from '@portico/contract/texts/table-texts';
import { refusalText } from '@portico/contract/texts/refusal-texts';
import { orderFromWire, tableRequestFields } from '@portico/contract/wire/table-request';
import { textOrNull } from '@portico/contract/wire/text-or-null';
import { ok, refused, type Result } from '@portico/domain/result';
import { partySizesOn, isPartySize } from '@portico/domain/tables/party-sizes';
import { QUARTER_MINUTES, quarterOf } from '@portico/domain/tables/quarter';
import { tableRequestIssues } from '@portico/domain/tables/table-request';
import { fieldFaults, type FieldFault } from '../hotel/field-faults.ts';
import { fingerprintOf } from '../platform/once/idempotency.ts';
import type { TablePlace, TablePort, TableRefusal, RequestedTable } from './table-port.ts';

export type CreateTableRefusal =
  | { readonly code: 'request.invalid'; readonly faults: readonly FieldFault[] }
  | Exclude<TableRefusal, { readonly code: `table.${string}` }>;

/**
 * Books a table, once for each key. A refusal by the table system returns Success false. Form faults, a met limit and a
 * mismatched key refuse the call. Rule: docs/tables.md.
 */
export async function createTable(
  place: TablePlace & { readonly port: TablePort },
  body: TableCreateRequest,
  from: { readonly key: string | undefined; readonly address: string },
): Promise<Result<TableCreateResponse, CreateTableRefusal>> {
  const faults = faultsOf(place, body);
  if (faults.length > 0) return refused({ code: 'request.invalid', faults });
  const request = { ...from, fingerprint: fingerprintOf(body) };
  const booked = await place.port.book(place, requestedOf(body), request);
  if (booked.ok) {
    const { reference } = booked.value;
    const InfoMessage = place.restaurant.part.confirmationText ?? null;
    return ok({ Success: true, BookingReference: reference, InfoMessage, RefusalCode: null });
  }
  const { refusal } = booked;
  switch (refusal.code) {
    case 'table.unavailable':
    case 'table.promotion':
    case 'table.leave-time':
      return ok(notBooked(refusal.code));
    case 'request.too-many':
    case 'idempotency.reused':
    case 'idempotency.over':
    case 'idempotency.in-progress':
      return refused(refusal);
  }
}

function notBooked(code: RefusalCode): TableCreateResponse {
  return { Success: false, BookingReference: null, InfoMessage: refusalText(code), RefusalCode: code };
}

function faultsOf({ hotel, restaurant }: TablePlace, body: TableCreateRequest): FieldFault[] {
  const sizes = partySizesOn(restaurant.rules, body.VisitDate);
  const isOff = Number(body.VisitTime.slice(3)) % QUARTER_MINUTES !== 0;
  return [
    ...fieldFaults(hotel, null, tableRequestFields, tableRequestIssues(orderFromWire(body))),
    ...(isPartySize(body.PartySize, sizes) ? [] : [{ field: 'PartySize', message: partySizeFault(sizes) }]),
    ...(isOff ? [{ field: 'VisitTime', message: 'Expected a quarter of an hour' }] : []),
  ];
}

function requestedOf(body: TableCreateRequest): RequestedTable {
  return {
    date: body.VisitDate,
    quarter: quarterOf(body.VisitTime),
    party: body.PartySize,
    promotionId: body.PromotionId || null,
    acknowledged: body.IsLeaveTimeRequired ? { leaveTime: body.LeaveTime ?? null } : null,
    email: body.Email.trim(),
    phone: body.ContactNumber.trim(),
    requests: textOrNull(body.SpecialRequests),
    identifier: body.Identifier.trim(),
    isReservation: body.IsReservation,
    confirmationToken: body.ConfirmationToken ?? null,
  };
}
