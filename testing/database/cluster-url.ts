/** The name, in the environment of the test processes, of the URL of the cluster of this run. */
export const CLUSTER_VARIABLE = 'PORTICO_TEST_CLUSTER';

export const TEMPLATE_DATABASE = 'portico_template';

/** The URL of one database of the cluster of this run. Throws where no global setup has started one. */
export function clusterUrl(database: string): string {
  const cluster = process.env[CLUSTER_VARIABLE];
  if (cluster === undefined)
    throw new Error('No test cluster: run this test in the vitest project "database".');
  const url = new URL(cluster);
  url.pathname = `/${database}`;
  return url.href;
}
