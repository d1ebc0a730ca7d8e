import type {
  PreCheckInPreviewRequest,
  PreCheckInSaveRequest,
} from '@portico/contract/calls/pre-check-in-save';
import { guestPaths } from '@portico/contract/paths';
import { cardFromWire } from '@portico/contract/wire/card';
import type { ChangeWish, OrderedChange } from '../../core/change/ordered-change.ts';
import { isSeenSum } from '../../core/change/seen-sum.ts';
import { fingerprintOf } from '../../core/once/idempotency.ts';
import type { Providers } from '../../core/payment/providers.ts';
import type { OpenedPreCheckIn } from '../../core/pre-check-in/open-link.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { cardToKeep } from './card-to-keep.ts';
import { wantedOfSave } from './wanted-of-save.ts';

/** What Preview asks about. */
export function wishOfSave(
  opened: OpenedPreCheckIn,
  body: PreCheckInPreviewRequest,
  { clock }: { readonly clock: Clock },
): ChangeWish {
  return {
    reservationId: opened.reservation.reservationId,
    known: opened.reservation,
    seenVersion: body.Version,
    wantedOf: (before) => wantedOfSave(opened, body, before, clock.now()),
  };
}

/** What Save orders. */
export function orderOfSave(
  opened: OpenedPreCheckIn,
  body: PreCheckInSaveRequest,
  { clock, providers }: { readonly clock: Clock; readonly providers: Providers },
): OrderedChange {
  const { hotel, reservation, code } = opened;
  const { CardDetails, BrowserData } = body;
  return {
    ...wishOfSave(opened, body, { clock }),
    scope: 'pre-check-in.save',
    fingerprint: fingerprintOf({ ...body, CardDetails: null, BrowserData: null }),
    isAsSeen: ({ after, money }) =>
      isSeenSum(body.SeenTotalCost, after.grossMinor, after.currency) &&
      isSeenSum(body.SeenPayment, money.takeMinor, after.currency),
    askedEmail: undefined,
    // Who has the link of one room is not who pays.
    mayEndOpen: opened.link.itemId === null,
    wantsCard: cardToKeep(opened, providers) !== undefined,
    card: CardDetails ? cardFromWire(CardDetails) : null,
    browser: BrowserData,
    returnPath: guestPaths.preCheckIn(hotel.definition.property.code, reservation.referenceNumber, code),
  };
}
