/** The environment variable with the URL of this run's cluster. */
export const CLUSTER_VARIABLE = 'PORTICO_TEST_CLUSTER';

export const TEMPLATE_DATABASE = 'portico_template';

/** The URL of one database of this run's cluster. Throws when no global setup has started one. */
export function clusterUrl(database: string): string {
  const cluster = process.env[CLUSTER_VARIABLE];
  if (cluster === undefined)
    throw new Error('No test cluster: run this test in the vitest project "database".');
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}
