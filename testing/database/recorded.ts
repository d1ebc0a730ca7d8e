import type { Database } from '@portico/server/platform/database/database';
import type { KyselyPlugin } from 'kysely';

/** The same database, and each statement that is sent by it: its shape, without its values. */
export function recorded(database: Database): { database: Database; statements: string[] } {
  const statements: string[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node, (key, value: unknown) => (key === 'value' ? '?' : value)));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: { ...database, kysely: database.kysely.withPlugin(recorder) }, statements };
}
