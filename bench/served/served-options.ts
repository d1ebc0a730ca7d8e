/** Options of the measured server's process. */
export interface ServedOptions {
  /** Absolute path of an empty or known data folder. */
  readonly dataDir: string;
  /** The address of a payment provider that speaks docs/sandbox-acquirer.md. */
  readonly acquirer: { readonly url: string; readonly secret: string };
  /** Default: 30. */
  readonly bookingsAtOnce?: number | undefined;
}

/** Printed once it listens. */
export interface ServedReady {
  readonly url: string;
  /** A bare server in the same process, without any of Portico, with the same responses for the floor. */
  readonly bareUrl: string;
  readonly databaseUrl: string;
}

/**
 * Responses of the floors by name. `GET` or `POST /bench/floor/<name>` sends them unchanged: at `url` under the hooks
 * of every route, at `bareUrl` under none.
 */
export type FloorAnswers = Readonly<Record<string, string>>;

export const floorPath = (name: string): string => `/bench/floor/${name}`;

/** The same at `url` as text, encoded for each request and compressed where accepted. */
export const textFloorPath = (name: string): string => `/bench/floor-anew/${name}`;

/** Signs links and grants of the measured server. */
export const BENCH_SECRET = 'a-secret-of-the-benchmark';

/** Header: sells a room of the named hotel (id or code) before the request. */
export const SOLD_BEFORE = 'x-sold-before';

/** Header: imports a file for the named hotel (id or code) before the request. */
export const IMPORTED_BEFORE = 'x-imported-before';
