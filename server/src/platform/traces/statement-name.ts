/** Not the locks and conflicts of other statements: `FOR UPDATE`, `DO UPDATE`. */
const writing = /(?<!\b(?:do|for|key) )\b(insert|update|delete)(?: into| from)? "?([a-z_]+)"?/gi;
const reading = /\bfrom "?([a-z_]+)"?/i;

/** What a statement does and to which tables, as `INSERT reservation`; never a value. */
export function statementName(statement: string): string {
  const text = statement.replaceAll(/\s+/g, ' ').trim();
  const writes = [...text.matchAll(writing)].map(([, verb = '', table]) => `${verb.toUpperCase()} ${table}`);
  if (writes.length > 0) return writes.join(' and ');
  const [verb = ''] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = reading.exec(text) ?? [];
  return [verb.toUpperCase(), ...(table === undefined ? [] : [table])].join(' ');
}
