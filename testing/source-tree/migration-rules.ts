/**
 * What an expand migration must not contain, as servers of the version before serve beside it. Rule:
 * docs/guides/adding-a-migration.md.
 */

/** The rows of these tables are per night or per booking: whatever reads them all takes minutes. */
const largeTables = [
  'audit_entry',
  'connection_night',
  'event',
  'extra_day',
  'night_change',
  'outbox',
  'payment_attempt',
  'rate_night',
  'refund',
  'reservation',
  'reservation_change',
  'reservation_extra',
  'reservation_item',
  'room_night',
];

export const CONTRACT_LINE = /^-- contract: .+, unused since (\d{4})$/;

interface StatementRule {
  /** What it does to servers of the version before. */
  readonly name: string;
  readonly isBroken: (statement: string, file: ReadFile) => boolean;
}

interface ReadFile {
  readonly statements: readonly string[];
  /** Tables that it creates: no other server knows them. */
  readonly created: ReadonlySet<string>;
  /** Columns that it adds. */
  readonly added: ReadonlySet<string>;
}

const table = /^(?:ALTER TABLE|UPDATE|DELETE FROM|CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?\w+ ON) (\w+)/;
const tableOf = (statement: string) => table.exec(statement)?.[1] ?? '';
const isLarge = (statement: string) => largeTables.includes(tableOf(statement));
/** The parts of an ALTER TABLE, split at the commas outside of brackets. */
const partsOf = (statement: string) =>
  statement
    .replace(table, '')
    .split(/,(?![^(]*\))/)
    .map((part) => part.trim());
const anyPart = (pattern: RegExp) => (statement: string) =>
  partsOf(statement).some((part) => pattern.test(part));
const adds = /^ADD (?:COLUMN )?(?!CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN|EXCLUDE)\w+/;
const addsCheck = /^ADD (?:CONSTRAINT (\w+) )?CHECK ?\((.*)\)(.*)$/;

const statementRules: readonly StatementRule[] = [
  {
    name: 'drops what is used',
    isBroken: (statement) =>
      /^(?:DROP|TRUNCATE) /.test(statement) ||
      partsOf(statement).some((part) => /^DROP (?!CONSTRAINT \w+_(?:check|fkey)$|NOT NULL)/.test(part)),
  },
  { name: 'renames what is used', isBroken: anyPart(/^RENAME\b/) },
  { name: 'changes a type', isBroken: anyPart(/^ALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b/) },
  {
    name: 'refuses rows that are still written',
    isBroken: (statement, file) =>
      anyPart(/^ALTER (?:COLUMN )?\w+ (?:SET NOT NULL|DROP DEFAULT)/)(statement) ||
      partsOf(statement).some(
        (part) => adds.test(part) && / NOT NULL/.test(part) && !/ DEFAULT /.test(part),
      ) ||
      partsOf(statement).some((part) =>
        /^ADD (?:CONSTRAINT \w+ )?(?:UNIQUE|PRIMARY|FOREIGN|EXCLUDE)/.test(part),
      ) ||
      partsOf(statement).some((part) => isNewCheck(part, file)) ||
      statement.startsWith('CREATE UNIQUE INDEX'),
  },
  {
    name: 'locks a large table for long',
    isBroken: (statement) =>
      isLarge(statement) &&
      (/^(?:UPDATE|DELETE FROM|CREATE INDEX (?!CONCURRENTLY))/.test(statement) ||
        partsOf(statement).some((part) => addsCheck.test(part) && !part.endsWith('NOT VALID')) ||
        // PostgreSQL reads or writes all rows for these.
        partsOf(statement).some(
          (part) => adds.test(part) && / CHECK ?\(| GENERATED | DEFAULT \w+\(/.test(part),
        )),
  },
  {
    name: 'builds an index, or looks through a table, beside other statements',
    isBroken: (statement, { statements }) =>
      / CONCURRENTLY |\bVALIDATE CONSTRAINT\b/.test(statement) && statements.length > 1,
  },
];

/** Large tables that a statement locks against writers, also by pointing to them. */
function lockedBy(statement: string): string[] {
  const pointedTo = [...statement.matchAll(/ REFERENCES (\w+)/g)].map(([, name = '']) => name);
  return [tableOf(statement), ...pointedTo].filter((name) => largeTables.includes(name));
}

/** A check that neither takes the place of another nor is of a new column only. */
function isNewCheck(part: string, { statements, added }: ReadFile): boolean {
  const [, name = '', condition = ''] = addsCheck.exec(part) ?? [];
  if (condition === '') return false;
  const isInPlace = statements.some((each) => each.includes(`DROP CONSTRAINT ${name}`));
  return !isInPlace && ![...added].some((column) => new RegExp(`\\b${column}\\b`).test(condition));
}

/** The statements, without comments and the insides of texts and functions, each on one line. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--.*/g, '')
    .replaceAll(/\$\$[^]*?\$\$/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

/** What breaks servers of the version before, each as the rule and the statement. */
export function brokenIn(sql: string): string[] {
  const statements = statementsOf(sql);
  const file = {
    statements,
    created: new Set(statements.flatMap((each) => /^CREATE TABLE (\w+)/.exec(each)?.[1] ?? [])),
    added: new Set(
      statements.flatMap((each) =>
        [...each.matchAll(/\bADD (?:COLUMN )?(\w+)/g)].map(([, name = '']) => name),
      ),
    ),
  };
  const locked = new Set(statements.flatMap(lockedBy));
  const atOnce = locked.size > 1 ? [`locks large tables together: ${[...locked].join(', ')}`] : [];
  const broken = statements
    .filter((statement) => !file.created.has(tableOf(statement)))
    .flatMap((statement) =>
      statementRules
        .filter((rule) => rule.isBroken(statement, file))
        .map((rule) => `${rule.name}: ${statement}`),
    );
  return [...broken, ...atOnce];
}
