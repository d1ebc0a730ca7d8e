import { performance } from 'node:perf_hooks';
import type { RawConnection } from './raw-http.ts';

/** The outcome of requests of one kind; latencies in milliseconds from the write of the request. */
export interface Counted {
  readonly worked: number[];
  readonly refused: number[];
  /** Refused without Retry-After. */
  bare: number;
  /** Other responses, and connections that ended before theirs. */
  failed: number;
  /** Not sent: every connection was still waiting for a response. */
  unsent: number;
}

export const nothingCounted = (): Counted => ({ worked: [], refused: [], bare: 0, failed: 0, unsent: 0 });

export const sentOf = ({ worked, refused, failed }: Counted): number =>
  worked.length + refused.length + failed;

/** Sends one request and counts its outcome; never rejects. */
export async function sendCounted(
  connection: RawConnection,
  request: Buffer,
  counted: Counted,
): Promise<void> {
  const begun = performance.now();
  try {
    const { status, hasRetryAfter } = await connection.send(request);
    const latency = performance.now() - begun;
    if (status === 503) {
      counted.refused.push(latency);
      if (!hasRetryAfter) counted.bare += 1;
    } else if (status === 200) counted.worked.push(latency);
    else counted.failed += 1;
  } catch {
    counted.failed += 1;
  }
}
