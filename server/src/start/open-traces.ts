import type { TracesConfig } from '../config/config-types.ts';
import type { Traces } from '../platform/traces/traces.ts';

/** Undefined: traces are off, and nothing of OpenTelemetry is loaded. */
export async function openTraces(traces: TracesConfig | undefined): Promise<Traces | undefined> {
  if (traces === undefined) return undefined;
  const { recordTraces } = await import('../platform/traces/record-traces.ts');
  return recordTraces(traces);
}
