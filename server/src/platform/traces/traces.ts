/** A database connection that is lent for one statement or one transaction. */
export interface Lease {
  /** A statement was sent, by its text without values. */
  ran(statement: string): void;
  /** It is given back; `error`: why one was not lent, or the last error of a statement. */
  end(error?: unknown): void;
}

/** Undefined: nobody records it. */
export type OnLease = () => Lease | undefined;

export interface TracedRequest {
  readonly method: string;
  /** As declared: `/api/Property/:id`. */
  readonly route: string;
  /** The header of that name. */
  readonly traceparent: string | undefined;
}

export interface RequestSpan {
  /** What this begins is beneath the request. */
  run(work: () => void): void;
  end(status: number): void;
}

/** What a server does, as spans of OpenTelemetry. Rule: docs/every-day.md, "Traces". */
export interface Traces {
  beginRequest(request: TracedRequest): RequestSpan;
  readonly onLease: OnLease;
  /** Calls `log` with the reason when spans were not sent. */
  onLost(log: (reason: string) => void): void;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
}
