import type { Database } from '@portico/server/platform/database/database';
import type { KyselyPlugin } from 'kysely';

/** The same database, and the shape of each statement sent through it, without values. */
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
