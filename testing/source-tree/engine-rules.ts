/** What PostgreSQL has and a spread database lacks or does otherwise. Rule: docs/scaling.md, "What engines lack". */
export interface EngineRule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly lackedBy: readonly ('Citus' | 'YugabyteDB' | 'CockroachDB')[];
  /** Where it stands all the same, and what such an engine has in its place. */
  readonly standing?: { readonly where: readonly string[]; readonly instead: string };
}

const all = ['Citus', 'YugabyteDB', 'CockroachDB'] as const;

export const engineRules: readonly EngineRule[] = [
  {
    name: 'LISTEN and NOTIFY',
    pattern: /\b(?:UN)?LISTEN\s+"?\w|\bNOTIFY\s+"?\w|\bpg_notify\(/,
    lackedBy: all,
  },
  {
    name: 'advisory locks',
    pattern: /\bpg_(?:try_)?advisory_\w+/,
    lackedBy: ['Citus', 'CockroachDB'],
    standing: {
      where: ['server/src/platform/database/run-alone.ts › takeLock'],
      instead: 'a locked row; a single coordinator of Citus keeps the lock as it is',
    },
  },
  {
    name: 'numbers of transactions',
    pattern:
      /\bxid8?\b|\bpg_current_(?:snapshot|xact_id)\w*|\bpg_snapshot_\w+|\btxid_\w+|\bxmin\b|\bxmax\b|\bctid\b/,
    lackedBy: all,
    standing: {
      where: [
        'server/src/availability/snapshot/snapshot.store.ts › readChanges',
        'server/src/connections/changed-booking.store.ts › readChangedBookings',
        'server/src/connections/changed-booking.store.ts › isPlaceOfDatabase',
        'server/src/connections/push/push-message.store.ts › tryFirst',
        'server/src/connections/push/reservation-push.store.ts › readPushedConnections',
        'server/src/connections/push/reservation-push.store.ts › setPush',
        'server/src/connections/push/reservation-push.store.ts › beginToTell',
        'server/src/connections/push/reservation-push.store.ts › readWaiting',
        'server/src/connections/push/reservation-push.store.ts › noteChanges',
        'server/src/connections/push/reservation-push.store.ts › markTold',
        '0032_transaction_of_change.sql',
        '0057_booking_changes.sql',
        '0059_reservation_push.sql',
        '0062_push_message.sql',
      ],
      instead: 'a number of the hotel, raised under the lock of its row; for the sales one of each node',
    },
  },
  {
    name: 'triggers',
    pattern: /\bCREATE\s+(?:OR REPLACE\s+)?(?:CONSTRAINT\s+)?TRIGGER\b/i,
    lackedBy: ['Citus'],
    standing: {
      where: ['0057_booking_changes.sql'],
      instead: 'the stores that change a booking set changed_by themselves',
    },
  },
  {
    name: 'numbers in the order of rows',
    pattern:
      /\b(?:CREATE|ALTER)\s+SEQUENCE\b|\b(?:small|big)?serial\b|\bAS IDENTITY\b|\b(?:next|curr|last|set)val\(/i,
    lackedBy: ['Citus', 'CockroachDB'],
  },
  {
    name: 'one snapshot for several statements',
    pattern: /\bsetIsolationLevel\(|\bREPEATABLE READ\b|\bISOLATION LEVEL\b/i,
    lackedBy: ['Citus'],
    standing: {
      where: [
        'server/src/platform/database/at-one-moment.ts › atOneMoment',
        'server/src/platform/database/database.ts › beginOf',
      ],
      instead: 'nothing: each reads one hotel, so one node',
    },
  },
  { name: 'locks of tables', pattern: /\bLOCK TABLE\b/i, lackedBy: ['YugabyteDB', 'CockroachDB'] },
  {
    name: 'exclusion and deferred constraints',
    pattern: /\bEXCLUDE\s+USING\b|\bDEFERRABLE\b|\bSET CONSTRAINTS\b/i,
    lackedBy: ['YugabyteDB', 'CockroachDB'],
  },
  {
    name: 'rules, inheritance, partitions of partitions and materialised views',
    pattern: /\bCREATE\s+(?:OR REPLACE\s+)?RULE\b|\bINHERITS\s*\(|\bSUBPARTITION\b|\bMATERIALIZED VIEW\b/i,
    lackedBy: ['Citus', 'YugabyteDB'],
  },
  {
    name: 'recursion, grouping sets and samples over hotels',
    pattern: /\bWITH RECURSIVE\b|\.withRecursive\(|\bGROUPING SETS\b|\b(?:ROLLUP|CUBE)\s*\(|\bTABLESAMPLE\b/i,
    lackedBy: ['Citus'],
  },
  {
    name: 'values that an update draws',
    pattern:
      /\bUPDATE\b[^`]*\bSET\b[^`]*\b(?:random|gen_random_uuid|uuidv[47]|clock_timestamp|timeofday)\(\)/i,
    lackedBy: ['Citus'],
  },
  {
    name: 'a row that moves to another hotel',
    pattern: /\bSET\s+(?:\w+\.)?property_id\b|\.set\(\{[^}]*\bproperty_id\b/,
    lackedBy: ['Citus'],
  },
  {
    name: 'GiST, and GIN of several columns',
    pattern: /\bUSING\s+(?:gist|spgist|brin)\b|\bUSING\s+gin\s*\(\s*\w+\s*,/i,
    lackedBy: ['YugabyteDB'],
  },
  { name: 'extensions', pattern: /\bCREATE EXTENSION\b/i, lackedBy: ['YugabyteDB', 'CockroachDB'] },
  { name: 'generated columns', pattern: /\bGENERATED ALWAYS AS\s*\(/i, lackedBy: ['YugabyteDB'] },
];
