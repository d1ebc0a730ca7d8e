import { createTestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const page = new URL('../../../docs/privacy.md', import.meta.url);

/** Columns without personal data, by table. */
const others: Record<string, string> = {
  account: 'property_id individual_id may_choose_payment created_at password_changed_at',
  account_card: 'property_id individual_id card_id created_at',
  account_card_request: 'property_id attempt_id provider status created_at settled_at',
  account_email_change:
    'property_id request_id individual_id created_at ends_at new_confirmed_at old_confirmed_at',
  account_request: 'property_id request_id kind created_at ends_at',
  account_session: 'property_id created_at ends_at',
  account_token: 'property_id purpose created_at ends_at used_at',
  contact_message: 'property_id contact_id created_at group_id answered_at',
  dealt_with: 'property_id kind subject_id done_at',
  booking_note: 'property_id reservation_id note_id created_at',
  desk_payment: 'property_id reservation_id payment_id kind way amount created_at',
  email_change:
    'property_id reservation_id email_change_id asked_by created_at ends_at new_confirmed_at old_confirmed_at',
  extra_day: 'property_id extra_id stay_date units sold held',
  gift_voucher: 'property_id voucher_code kind initial balance currency valid_until imported_at revision',
  booked_unpaid: 'property_id booked_at booking_id taken ends_at',
  holder: 'property_id kind seen_at',
  idempotency: 'property_id scope key attempt_id lease_until answer_status created_at',
  invoice:
    'property_id invoice_id number gross vat vat_rate_millipercent currency reservation_id created_at cancelled_at',
  link_payment: 'property_id attempt_id payment_id created_at',
  migration: 'version name checksum applied_at unused_since',
  night_change: 'property_id changed_at change_id room_type_id stay_date written_by',
  outbox: 'property_id outbox_id kind message_id created_at due_at lease_until tries sent_at',
  payment_attempt:
    'property_id attempt_id reservation_id kind status amount currency created_at settled_at purpose due_date look_at provider subject change_id invoice_id ends_at',
  payment_event: 'property_id event_id attempt_id received_at',
  payment_request:
    'property_id payment_id action invoice_id reservation_id amount link_version created_at revoked_at',
  promotion_use: 'property_id promotion_id most used held',
  property: 'property_id code definition rates_version imported_at revision',
  property_group: 'group_id code definition imported_at',
  rate_limit: 'property_id kind window_start window_end counted',
  rate_night:
    'property_id rate_plan_id room_type_id stay_date version open base per_room per_adult per_child per_infant per_person_adult per_person_child per_person_infant min_stay max_stay min_stay_through max_stay_through closed_to_arrival closed_to_departure min_advance max_advance revision',
  refund:
    'property_id refund_id attempt_id reservation_id amount currency reason created_at refunded_at change_id refused_at is_told',
  reservation:
    'property_id reservation_id reference_number status arrival departure arrival_time currency payment_type net vat gross due_now due_later due_at_hotel hold_ends_at created_at settled_at promo_code promotion_id voucher_code voucher_amount hold_ended_by card_try_window due_on_invoice paid_for version erased_at pre_check_in_sent_at changed_by',
  reservation_change:
    'property_id reservation_id change_id kind status made_by gross_before gross_after paid_before taken refunded created_at settled_at hold_ends_at',
  reservation_extra:
    'property_id reservation_id item_id extra_id name charge_type is_per_person is_limited quantity net vat gross vat_rate_millipercent',
  reservation_item:
    'property_id reservation_id item_id room_number room_type_id room_type_name rate_plan_id rate_plan_name arrival departure adults children infants vat_rate_millipercent vat_exclusive vat_parts city_tax city_tax_terms payment_policy cancellation_policy nights net vat gross original_gross extras_gross promotion room_configuration cancelled_at cancellation_fee allow_edit allow_cancel extras_in_policy rate_code pre_checked_in_at',
  restaurant_quarter: 'property_id restaurant_id visit_date quarter covers taken',
  room_night: 'property_id room_type_id stay_date allotment sold held closed revision',
  audit_entry:
    'property_id entry_id asked_at staff_id call outcome refusal_code reservation_id connection_id',
  connection:
    'property_id connection_id name rights codes secret_hash former_secrets created_at last_message_at revoked_at push_url push_username push_password pushed_by pushed_id',
  connection_night: 'property_id connection_id room_type_id rate_plan_id stay_date sequences last_sequence',
  connection_message:
    'property_id connection_id message_id received_at kind key fingerprint body answer outcome sent',
  reservation_push:
    'property_id connection_id reservation_id changed_by is_waiting due_at lease_until tries dead_at told',
  push_message:
    'property_id connection_id message_id reservation_id changed_by kind hash made_at tried_at tries outcome',
  google_hotel: 'property_id due_at tries lease_until told_at round',
  google_told: 'property_id part digest',
  other_number: 'property_id connection_id reservation_id number',
  staff: 'staff_id created_at',
  staff_challenge: 'challenge purpose subject ends_at',
  staff_device: 'device_id staff_id created_at ends_at',
  staff_invitation: 'property_id invitation_id role is_new_log_in created_at ends_at',
  staff_passkey: 'passkey_id staff_id created_at used_at',
  staff_password: 'staff_id set_at',
  staff_recovery_code: 'staff_id made_at',
  staff_role: 'property_id staff_id role created_at',
  staff_session: 'session_id staff_id created_at ends_at used_at was_idle',
  nights_save: 'property_id save_id saved_at first_night last_night nights undoes undone_at',
  added_picture: 'property_id file named_at',
  voucher_recipient: 'property_id recipient_id voucher_code created_at',
  season: 'property_id season_id name first_night last_night',
  published_part: 'property_id part revision published_at',
  set_up_draft: 'property_id part based_on version saved_at value',
  stay_mark: 'property_id reservation_id checked_in_at checked_out_at no_show_at no_show_rooms',
  table_booking:
    'property_id table_booking_id reference_number restaurant_id restaurant_name visit_date quarter turn_quarters party has_leave_time promotion is_reservation reservation_id created_at cancelled_at',
  webhook_endpoint:
    'property_id endpoint_id url types secret former_secret former_secret_ends_at created_at last_delivered_at switched_off_at',
  webhook_message:
    'property_id endpoint_id message_id type subject_id created_at due_at lease_until tries dead_at',
};

/** The cells of each row of the table under a heading of the page. */
function rowsUnder(text: string, heading: string): string[][] {
  const section = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

test('docs/privacy.md states for every column whether it has personal data, and if so why and until when', async () => {
  const text = await readFile(page, 'utf8');
  const personal = rowsUnder(text, 'Columns with personal data');
  expect(personal.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
  const listed = [
    ...personal.flatMap(([columns]) => named(columns)),
    ...Object.entries(others).flatMap(([table, columns]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    ),
  ];

  const db = await createTestDatabase();
  const { rows } = await sql<{ column: string }>`
    SELECT table_name || '.' || column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public'`.execute(db.database.kysely);
  await db.drop();
  expect(listed.toSorted()).toEqual(rows.map(({ column }) => column).toSorted());
});
