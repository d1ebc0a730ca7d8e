import type { ManagePreviewRequest } from '@portico/contract/calls/manage-preview';
import type { ManageUpdateRequest } from '@portico/contract/calls/manage-update';
import { guestPaths } from '@portico/contract/paths';
import { cardFromWire } from '@portico/contract/wire/card';
import { ok, refused } from '@portico/domain/result';
import type { ChangeWish, OrderedChange } from '../../core/change/ordered-change.ts';
import { reasonFaults } from '../../core/change/reason-faults.ts';
import type { Hotel } from '../../core/hotel/hotel.ts';
import { fingerprintOf } from '../../core/once/idempotency.ts';
import type { BookedReservation } from '../../core/reservation/booked-reservation.ts';
import type { WantedChange } from '../../core/change/wanted-change.ts';
import type { GrantedBy } from '../../platform/http/grant-book.ts';
import { isAsSeen } from './is-as-seen.ts';
import { wantedOfBody } from './wanted-of-body.ts';

/** What Preview asks about: reasons of rooms that leave are asked when they do. */
export function wishOfBody(body: ManagePreviewRequest, by: GrantedBy): ChangeWish {
  return {
    reservationId: body.ReservationId,
    seenVersion: body.Version,
    wantedOf: (before) => {
      const wanted = wantedOfBody(body, before);
      return wanted.ok ? ok(withUnseen(wanted.value, before, by)) : wanted;
    },
  };
}

/** What Update orders. */
export function orderOfBody(hotel: Hotel, body: ManageUpdateRequest, by: GrantedBy): OrderedChange {
  const { Booker, CardDetails, BrowserData } = body;
  const wish = wishOfBody(body, by);
  return {
    ...wish,
    wantedOf: (before) => {
      const wanted = wish.wantedOf(before);
      if (!wanted.ok) return wanted;
      const reasons = wanted.value.roomsToCancel.map(({ reasonId }, index) => ({
        reasonId,
        field: `RoomsToCancel[${index}].CancellationReasonId`,
      }));
      const faults = reasonFaults(hotel, reasons);
      return faults.length > 0 ? refused({ code: 'request.invalid', faults }) : wanted;
    },
    scope: 'manage.update',
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
    isAsSeen: (plan) => isAsSeen(body, plan),
    askedEmail: Booker?.Email,
    mayEndOpen: true,
    wantsCard: false,
    card: CardDetails ? cardFromWire(CardDetails) : null,
    browser: BrowserData,
    returnPath: guestPaths.openedReservation(hotel.definition.property.code),
  };
}

/** Who came by number and name was not shown where the booker lives: left empty it stays. */
function withUnseen(
  wanted: WantedChange,
  { booker: before }: BookedReservation,
  by: GrantedBy,
): WantedChange {
  const { booker } = wanted;
  if (by !== 'lookup' || booker === undefined) return wanted;
  const { street, postCode } = booker;
  return {
    ...wanted,
    booker: { ...booker, street: street || before.street, postCode: postCode || before.postCode },
  };
}
