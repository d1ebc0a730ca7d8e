import { listRows } from './flags-of-lists.ts';
import { propertyRows } from './flags-of-property.ts';
import { settingsRows } from './flags-of-settings.ts';
import { themeRows } from './flags-of-theme.ts';
import { wordRows } from './flags-of-words.ts';
import type { FlagRow } from './flags-row.ts';

/** Every field of the property file that affects booking, and its visible effect. */
export const flagRows: readonly FlagRow[] = [
  ...wordRows,
  ...propertyRows,
  ...themeRows,
  ...settingsRows,
  ...listRows,
];

const always = 'Asked of every booker whatever the hotel requires: docs/journeys.md, "Details".';

const visits = 'Who counts visits: walked whole where a guest accepts, refuses and changes it.';

const accounts = 'Accounts have a walk of their own, from registering to choosing how to pay.';

/** The fields of `property` and `settings` without a row, and why. */
export const unseenFlags: Readonly<Record<string, string>> = {
  'property.id': 'Names the hotel in calls; no page says it.',
  'property.code': 'Stands in every address; each row opens its hotel by it.',
  'property.where': 'A page of its own, walked whole in where.e2e.ts.',
  'property.googleTagManagerContainerId': visits,
  'property.facebookPixelId': visits,
  'settings.anyoneMayChoosePaymentMethod':
    'Does nothing but where guests have a choice: turned on by the row of enableUserChoiceOfPaymentMethod.',
  'settings.userAccounts': accounts,
  'settings.accountsMayChoosePaymentMethod': accounts,
  'settings.cancellationReasons': 'Seen by who cancels a booking: walked whole in manage.e2e.ts.',
  'settings.cancellationReasonRequired': 'The same.',
  'settings.widgetSites': 'Seen on other sites alone: walked whole in widget.e2e.ts.',
  'settings.receptionRefundLimit': 'Staff alone see it: server/src/desk/booking/give-back.test.ts.',
  'settings.receptionVoucherLimit': 'Staff alone see it: server/src/desk/vouchers/vouchers.test.ts.',
  'settings.preCheckIn': 'Seen by who follows the link of its mail: pre-check-in has a walk of its own.',
  'settings.defaultRestaurant': 'Seen by who books a table: tables have a walk of their own.',
  'settings.tableService': 'The same.',
  'settings.googleHotels': 'No page shows it: server/src/connections/google/google-pages.test.ts.',
  'settings.eraseGuestsAfterMonths': 'No page shows it: server/src/guest-data/erase-old-stays.test.ts.',
  'settings.required.firstName': always,
  'settings.required.lastName': always,
  'settings.required.country': always,
  'settings.required.street': always,
  'settings.required.postCode': always,
};
