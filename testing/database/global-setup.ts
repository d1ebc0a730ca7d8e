import { CLUSTER_VARIABLE } from './cluster-url.ts';
import { startTestCluster } from './start-test-cluster.ts';

/** One throwaway cluster for all database tests of a run; the test processes inherit its URL. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = cluster.url('postgres');
  return () => cluster.stop();
}
