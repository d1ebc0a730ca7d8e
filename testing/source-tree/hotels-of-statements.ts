import type { Statement } from './statements.ts';

/** `property_id = $`, but not one of several conditions. `$`: a value; columns are not. */
const pinInSql = /(?<!\bOR\s+)(?:\b\w+\.)?\bproperty_id\s*=\s*\$/;
const pinInBuilder = /(?<!Ref)\(\s*'(?:\w+\.)?property_id',\s*'=',\s*(?!\w+\.ref\b)/;
/** A new row says its hotel itself: no column of a key may be null. */
const insert = /^\s*(?:§ AS \(\s*)?INSERT INTO\b|\.insertInto\(/;
/** A condition or a column, with its rows of the hotel of the rows around it. */
const part = /^\s*(?!\s|WITH\b|SELECT\b|UPDATE\b|DELETE\b|MERGE\b)[^.]/;
const correlated = /\bproperty_id\s*=\s*\w+\.property_id\b/;
const locking =
  /\bFOR (?:NO KEY )?UPDATE\b|\bFOR (?:KEY )?SHARE\b|\.for(?:NoKey)?Update\(|\.for(?:Key)?Share\(/;

/** The hotel tables that a statement reads or writes; `?` is one that a variable names. */
function tablesIn({ text }: Statement, tables: readonly string[]): readonly string[] {
  const raw = [
    ...text.matchAll(/(?<!\bDISTINCT )\b(?:FROM|JOIN|INTO|UPDATE|USING)\s+(?:ONLY\s+)?(\w+|[$§])/g),
  ];
  const built = [
    ...text.matchAll(/(?:selectFrom|[jJ]oin|updateTable|deleteFrom|insertInto|using|from)\(\s*\[?\s*'(\w+)/g),
  ];
  return [...raw, ...built]
    .map(([, name = '']) => (/[$§]/.test(name) ? '?' : name))
    .filter((name) => name === '?' || tables.includes(name));
}

/** True: a statement about hotel tables that does not say of each which hotel, one value for all. */
export function isOverHotels(statement: Statement, tables: readonly string[]): boolean {
  const named = tablesIn(statement, tables);
  if (named.length === 0) return false;
  const { text, taken } = statement;
  const known = named.filter((name) => name !== '?').length;
  if (insert.test(text) && known <= 1) return false;
  const whole = `${text}\n${taken}`;
  if ((whole.match(/\bproperty_id\b/g)?.length ?? 0) < known) return true;
  if (pinInSql.test(whole) || pinInBuilder.test(whole)) return false;
  return !(part.test(text) && correlated.test(text) && !/\w+\s*\.\s*selectFrom/.test(text));
}

/** True: it locks what it reads, or what is declared with it does. */
export const isLocking = ({ text, taken, declared }: Statement): boolean =>
  locking.test(`${text}\n${taken}\n${declared}`);
