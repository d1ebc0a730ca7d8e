import type { Limits } from './limits.ts';

/** The database: the embedded one, or one that the operator runs. */
export type DatabaseConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'server'; readonly url: string };

/** The acquirer that receives cards typed here. */
export type PaymentsConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'acquirer'; readonly url: string; readonly secret: string }
  | { readonly kind: 'none' };

/** An account at a payment provider. `Secret`: names of its secrets besides the key. */
export interface ProviderAccount<Secret extends string = string> {
  /** The provider's declared name: `paystack`. */
  readonly provider: string;
  /** Name in the ledger and in the path of its webhooks: `paystack`, or `paystack-lagos` of one hotel. */
  readonly name: string;
  /** Code of its hotel, in lower case; null: every hotel without an account of its own. */
  readonly hotel: string | null;
  /** Without a trailing slash. */
  readonly url: string;
  readonly secretKey: string;
  readonly secrets: Readonly<Record<Secret, string>>;
}

/** Provider accounts besides the acquirer, and the provider of each hotel's cards. */
export interface AccountsConfig {
  readonly all: readonly ProviderAccount[];
  /** Values of CARD_PROVIDER: `acquirer`, or a declared provider; `hotel` as in an account. */
  readonly cardProviders: readonly { readonly hotel: string | null; readonly provider: string }[];
}

/** Mail delivery: SMTP, or .eml files in a folder. `from`: the server's own address, with the hotels' names. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'folder'; readonly folder: string; readonly from: string };

/** A bucket of S3, or of a service that speaks its protocol. */
export interface BucketConfig {
  readonly bucket: string;
  readonly region: string;
  /** Undefined: that of AWS. */
  readonly endpoint: string | undefined;
  /** Undefined: as the computer is allowed to. */
  readonly key: { readonly id: string; readonly secret: string } | undefined;
}

/** Where uploaded pictures are stored. */
export type PicturesConfig =
  | { readonly kind: 'folder'; readonly folder: string }
  | (BucketConfig & { readonly kind: 'bucket' });

/** Where traces are sent. Rule: docs/every-day.md, "Traces". */
export interface TracesConfig {
  /** A collector that speaks OTLP over HTTP, without a trailing slash. */
  readonly endpoint: string;
  /** The name of this service in the traces. */
  readonly name: string;
  /** From 0 to 1: of requests that come without a trace. */
  readonly share: number;
}

/** Where events may be sent. Rule: docs/webhooks.md, "Where events may go". */
export interface WebhookReachConfig {
  /** Also private networks, and `http://` to this computer. */
  readonly insideNetworks: boolean;
}

/** Where Google is told of hotels that ask to be listed. Rule: docs/google.md. */
export interface GoogleConfig {
  /** Without a trailing slash. */
  readonly url: string;
  /** The account at Google; undefined: the one of the sender's address. */
  readonly partner: string | undefined;
}

/** Most concurrent requests of this process: docs/every-day.md, "Under load". */
export interface RequestLimits {
  /** Calls that book. */
  readonly booking: number;
  /** Other calls, and pages. */
  readonly reading: number;
}

/** The environment, read once. Every variable is described in docs/variables.md. */
export interface Config {
  readonly mode: 'demo' | 'production';
  /** Whether the desks of demo hotels without a booking are filled; of a demo only. */
  readonly demoBookings: boolean;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly logLevel: LogLevel;
  /** An absolute path. */
  readonly dataDir: string;
  /** This server's public URL, without a trailing slash; undefined in demo mode: this computer. */
  readonly publicUrl: string | undefined;
  /** Proxies with a trusted X-Forwarded-For. */
  readonly trustedProxies: readonly string[];
  readonly database: DatabaseConfig;
  /** Whether repeated statements are prepared by name; a pooler may not bear that. */
  readonly preparesStatements: boolean;
  /** Most open database connections of this process. */
  readonly databaseConnections: number;
  /** Bytes of search snapshots, all hotels together; undefined: derived from the process's memory. */
  readonly snapshotMemory?: number;
  readonly requestLimits: RequestLimits;
  /** Undefined: none. */
  readonly traces?: TracesConfig;
  /** Rate limits and caps: docs/limits.md. */
  readonly limits: Limits;
  /** How long a stopping server still takes requests, in milliseconds. */
  readonly drainMs: number;
  /** Allows /metrics from other computers; undefined: only from this one. */
  readonly metricsToken: string | undefined;
  /** Newest first; undefined when none are given, in demo mode only. */
  readonly secrets: readonly string[] | undefined;
  readonly payments: PaymentsConfig;
  readonly accounts: AccountsConfig;
  readonly mail: MailConfig;
  readonly pictures: PicturesConfig;
  readonly webhookReach: WebhookReachConfig;
  /** Undefined: Google is told nothing. */
  readonly google: GoogleConfig | undefined;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** A bad or missing variable, and what it should be. */
export interface ConfigFault {
  readonly variable: string;
  readonly expected: string;
}
