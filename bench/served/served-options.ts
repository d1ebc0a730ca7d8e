/** What the process of the server under measurement is told at its start. */
export interface ServedOptions {
  /** An absolute path of an empty or known data folder. */
  readonly dataDir: string;
  /** Where a payment provider listens that speaks the protocol of docs/sandbox-acquirer.md. */
  readonly acquirer: { readonly url: string; readonly secret: string };
  /** 30 unless told. */
  readonly bookingsAtOnce?: number | undefined;
}

/** What it says once it listens. */
export interface ServedReady {
  readonly url: string;
  /** Where a server with nothing of Portico's listens, in the same process, with the same answers for the floor. */
  readonly bareUrl: string;
  readonly databaseUrl: string;
}

/**
 * Answers for the floors, by name: `GET` or `POST /bench/floor/<name>` sends them as they are, at `url` under the hooks of
 * every route, at `bareUrl` under none.
 */
export type FloorAnswers = Readonly<Record<string, string>>;

export const floorPath = (name: string): string => `/bench/floor/${name}`;

/** The same at `url`, as text that is made into bytes for each request, compressed for who reads that. */
export const anewFloorPath = (name: string): string => `/bench/floor-anew/${name}`;

/** What signs links and grants of the server under measurement. */
export const BENCH_SECRET = 'a-secret-of-the-benchmark';

/** The header of a request before which a room is sold at the hotel that it names, by id or code. */
export const SOLD_BEFORE = 'x-sold-before';

/** The header of a request before which a file is imported for the hotel that it names, by id or code. */
export const IMPORTED_BEFORE = 'x-imported-before';
