import { readFileSync } from 'node:fs';
import { createTestDatabase, type TestDatabase } from '@portico/testing/database/test-database';
import { sql } from 'kysely';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** Each table with its columns, as `name: type`, alphabetically. */
type Tables = Record<string, string[]>;

/** The type of a column in schema.types.ts: by table, name and type; by name and type; or else by type. */
const writtenAs: Readonly<Record<string, string>> = {
  'property_id integer': 'PropertyId',
  'group_id integer': 'GroupId',
  'room_type_id integer': 'RoomTypeId',
  'rate_plan_id integer': 'RatePlanId',
  'extra_id integer': 'ExtraId',
  'promotion_id integer': 'PromotionId',
  'restaurant_id integer': 'RestaurantId',
  'reservation_id uuid': 'ReservationId',
  'table_booking_id uuid': 'TableBookingId',
  'item_id uuid': 'ReservationItemId',
  'attempt_id uuid': 'PaymentAttemptId',
  'change_id uuid': 'ChangeId',
  'invoice_id uuid': 'InvoiceId',
  'payment_id uuid': 'PayRequestId',
  'payment_request.action text': 'PayLinkAction',
  'night_change.change_id uuid': 'string',
  'individual_id uuid': 'IndividualId',
  'staff_id uuid': 'StaffId',
  'desk_payment.kind text': 'DeskPaymentKind',
  'desk_payment.way text': 'DeskPaymentWay',
  'desk_payment.payment_id uuid': 'string',
  'staff_role.role text': 'StaffRole',
  'staff_invitation.role text': 'StaffRole',
  'staff_challenge.purpose text': 'ChallengePurpose',
  'audit_entry.outcome text': 'AuditOutcome',
  'dealt_with.kind text': 'NeedKind',
  'connection_message.outcome text': 'ConnectionOutcome',
  'connection.pushed_id uuid': 'ReservationId',
  'push_message.kind text': 'PushKind',
  'push_message.outcome text': 'PushOutcome',
  'email_change_id uuid': 'EmailChangeId',
  'email_change.asked_by text': 'ChangeMaker',
  'account_request.kind text': 'AccountRequestKind',
  'account_card_request.status text': 'CardRequestStatus',
  'account_token.purpose text': 'AccountTokenPurpose',
  'currency text': 'CurrencyCode',
  'reservation.status text': 'ReservationStatus',
  'reservation.payment_type text': 'PaymentType',
  'reservation.hold_ended_by text': 'HoldEndedBy',
  'reservation_extra.charge_type text': 'ExtraChargeType',
  'gift_voucher.kind text': 'GiftVoucherKind',
  'payment_attempt.kind text': 'AttemptKind',
  'payment_attempt.status text': 'AttemptStatus',
  'payment_attempt.purpose text': 'AttemptPurpose',
  'refund.reason text': 'RefundReason',
  'reservation_change.kind text': 'ChangeKind',
  'reservation_change.status text': 'ChangeStatus',
  'reservation_change.made_by text': 'ChangeMaker',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  text: 'string',
  uuid: 'string',
  xid8: 'string',
  date: 'LocalDate',
  boolean: 'boolean',
  jsonb: 'Json',
  'timestamp with time zone': 'Instant',
};

test('schema.types.ts and the files beside it match a migrated database: tables, columns, types, nulls and defaults', async () => {
  expect(
    tablesOf(
      'schema.types.ts',
      'booked-tables.types.ts',
      'request-tables.types.ts',
      'account-tables.types.ts',
      'invoice-tables.types.ts',
      'event-tables.types.ts',
      'restaurant-tables.types.ts',
      'staff-tables.types.ts',
      'hotel-tables.types.ts',
      'desk-tables.types.ts',
      'connection-tables.types.ts',
    ),
  ).toEqual(await migratedTables());
});

const filled = (type: string) => (type === 'Json' ? 'GeneratedJson' : `Generated<${type}>`);

async function migratedTables(): Promise<Tables> {
  const { rows } = await sql<{ table: string; column: string; type: string; null: string; filled: boolean }>`
    SELECT table_name AS "table", column_name AS "column", data_type AS "type", is_nullable AS "null",
           column_default IS NOT NULL AS filled
    FROM information_schema.columns WHERE table_schema = 'public'`.execute(db.database.kysely);
  const tables: Tables = {};
  for (const row of rows) {
    const named = `${row.column} ${row.type}`;
    const type = writtenAs[`${row.table}.${named}`] ?? writtenAs[named] ?? writtenAs[row.type] ?? row.type;
    const value = row.null === 'YES' ? `${type} | null` : type;
    (tables[row.table] ??= []).push(`${row.column}: ${row.filled ? filled(value) : value}`);
  }
  return sorted(tables);
}

function tablesOf(...files: string[]): Tables {
  const text = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const source = ts.createSourceFile('tables.ts', text, ts.ScriptTarget.Latest);
  const declared = source.statements.filter(ts.isInterfaceDeclaration);
  const interfaces = new Map(
    declared.map((made) => [made.name.text, made.members.filter(ts.isPropertySignature)]),
  );
  const parts = declared
    .filter(({ name }) => name.text === 'Schema')
    .flatMap(({ heritageClauses = [] }) => heritageClauses.flatMap(({ types }) => types))
    .map((part) => part.getText(source));
  const nameOf = (member: ts.PropertySignature) => member.name.getText(source);
  const typeOf = (member: ts.PropertySignature) => member.type?.getText(source) ?? '';
  const named = ['Schema', ...parts].flatMap((part) => interfaces.get(part) ?? []);
  const tables = named.map((table) => [
    nameOf(table),
    (interfaces.get(typeOf(table)) ?? []).map((column) => `${nameOf(column)}: ${typeOf(column)}`),
  ]);
  return sorted(Object.fromEntries(tables) as Tables);
}

function sorted(tables: Tables): Tables {
  return Object.fromEntries(Object.entries(tables).map(([table, columns]) => [table, columns.toSorted()]));
}
