/** Statements about several hotels, or about one that their text does not show. */
interface OverHotels {
  readonly why: string;
  /** What a spread database does with them, or has in their place. */
  readonly there: string;
  /** `file › declaration`, once for each statement in it. */
  readonly where: readonly string[];
}

const server = (...where: readonly string[]): readonly string[] => where.map((one) => `server/src/${one}`);

export const overHotels: readonly OverHotels[] = [
  {
    why: 'another statement that says which hotel takes it in',
    there: 'nothing to do',
    where: server(
      'connections/other-number.store.ts › setOtherNumber',
      'operations/reconcile/counts.store.ts › heldByChanges',
      'payments/attempts/payment-polls.store.ts › claimForGuest',
      'payments/attempts/payment-polls.store.ts › claim',
      'platform/outbox/waiting-messages.store.ts › described',
      'reservation/read-reservation.store.ts › selectItems',
    ),
  },
  {
    why: 'the table that a variable names is of no hotel',
    there: 'nothing to do',
    where: server('staff/staff-role.store.ts › deleteLogIn'),
  },
  {
    why: 'jobs take the oldest rows of any hotel, and lock them',
    there: 'Citus locks on one node only: each job runs once per node, over its shards',
    where: server(
      'guest-data/retention.store.ts › forgetRows',
      'payments/attempts/payment-polls.store.ts › claimDuePolls',
      'platform/database/claim-due.ts › claimDue',
      'platform/outbox/outbox.store.ts › claimDue',
      'staff/audit.store.ts › emptyAuditAnswers',
    ),
  },
  {
    why: 'jobs look for hotels with something to do',
    there: 'asked of each node, some times a minute',
    where: server(
      'check-in/due-links.store.ts › readPreCheckInHotels',
      'connections/google/google-feed.store.ts › readDueHotels',
      'connections/push/reservation-push.store.ts › readPushedConnections',
      'payments/invoice/held-by-link.store.ts › readHeldPastEnd',
      'pictures/added-picture.store.ts › readPicturesNamedBefore',
      'pictures/added-picture.store.ts › readNamedPictures',
      'webhooks/webhook-message.store.ts › readDueEndpoints',
    ),
  },
  {
    why: 'each server follows the sales of all hotels, some times a second',
    there: 'asked of each node; its cursor becomes one of each node',
    where: server('availability/snapshot/snapshot.store.ts › readChanges'),
  },
  {
    why: 'rows of several hotels by their keys: a group search, a batch of mails',
    there: 'asked of each node of these hotels',
    where: server(
      'availability/inventory/redemption.store.ts › readRedemptionsLeft',
      'availability/snapshot/snapshot.store.ts › readAvailableOn',
      'mails/booking-rows.store.ts › readBookingRows',
      'mails/booking-rows.store.ts › readBookingRows',
      'mails/booking-rows.store.ts › readBookingRows',
      'mails/booking-rows.store.ts › readBookingRows',
      'mails/booking-rows.store.ts › readBookingRows',
      'platform/outbox/outbox.store.ts › markSent',
    ),
  },
  {
    why: 'which hotels there are, by code, group or person',
    there: 'asked of each node; a copy of codes, groups and roles as a reference table if that is slow',
    where: server(
      'hotel/group.store.ts › propertyIdsOf',
      'hotel/hotel-directory.store.ts › readPropertyCodes',
      'hotel/hotel-directory.store.ts › readListedHotels',
      'hotel/hotel-directory.store.ts › readStamp',
      'hotel/hotel-directory.store.ts › readPropertyIds',
      'staff/staff-role.store.ts › deleteIdleStaff',
      'staff/staff-role.store.ts › worksElsewhere',
      'staff/staff-session.store.ts › readStaffRoles',
    ),
  },
  {
    why: 'an operator asks about all hotels, or their monitoring does',
    there: 'asked of each node',
    where: server(
      'operations/metrics.store.ts › readWaiting',
      'operations/metrics.store.ts › readWaiting',
      'operations/metrics.store.ts › readWaiting',
      'operations/metrics.store.ts › readWaiting',
      'operations/metrics.store.ts › readWaiting',
      'operations/reconcile/reconcile.store.ts › countLedgerRows',
      'operations/reconcile/reconcile.store.ts › readLedgerRows',
      'payments/attempts/open-by-provider.store.ts › readOpenElsewhere',
      'platform/outbox/waiting-messages.store.ts › waitingMessages',
      'platform/outbox/waiting-messages.store.ts › makeDue',
    ),
  },
];
