import type { Limits } from './limits.ts';

/** Where the truth is kept: the database that comes with the application, or one the operator runs. */
export type DatabaseConfig =
  | { readonly kind: 'embedded' }
  | { readonly kind: 'server'; readonly url: string };

/** The acquirer that is handed cards typed here. */
export type PaymentsConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'acquirer'; readonly url: string; readonly secret: string }
  | { readonly kind: 'none' };

/** An account at a payment provider; `Secret`: the names of its secrets beside the key. */
export interface ProviderAccount<Secret extends string = string> {
  /** The provider, as it is declared: `paystack`. */
  readonly provider: string;
  /** In the ledger and in the path of its webhooks: `paystack`, or `paystack-lagos` of one hotel. */
  readonly name: string;
  /** The code of the hotel it is for, in lower case; null: of each that has none of its own. */
  readonly hotel: string | null;
  /** Without a slash at its end. */
  readonly url: string;
  readonly secretKey: string;
  readonly secrets: Readonly<Record<Secret, string>>;
}

/** Whose accounts take the money beside the acquirer, and which hotel's cards go where. */
export interface AccountsConfig {
  readonly all: readonly ProviderAccount[];
  /** What CARD_PROVIDER says: `acquirer`, or a provider as it is declared; `hotel` as in an account. */
  readonly cardProviders: readonly { readonly hotel: string | null; readonly provider: string }[];
}

/** How mails leave: by SMTP, or as .eml files in a folder. `from`: the server's own address; names are the hotels'. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'folder'; readonly folder: string; readonly from: string };

/** Where events may be sent. Rule: docs/webhooks.md, "Where events may go". */
export interface WebhookReachConfig {
  /** Addresses of networks that are not public too, and `http://` to this computer. */
  readonly insideNetworks: boolean;
}

/** How many requests this process works on at once, at most: docs/operating.md, "Under load". */
export interface RequestLimits {
  /** Calls that book. */
  readonly booking: number;
  /** Other calls, and pages. */
  readonly reading: number;
}

/** The environment, read once. Every variable is described in docs/operating.md. */
export interface Config {
  readonly mode: 'demo' | 'production';
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly logLevel: LogLevel;
  /** An absolute path. */
  readonly dataDir: string;
  /** Where guests reach this server, without a slash at the end; undefined in demo mode: this computer. */
  readonly publicUrl: string | undefined;
  /** Proxies whose X-Forwarded-For counts. */
  readonly trustedProxies: readonly string[];
  readonly database: DatabaseConfig;
  /** How many connections this process keeps open at most. */
  readonly databaseConnections: number;
  /** Bytes for what searches read, of all hotels together; undefined: by the memory that the process may use. */
  readonly snapshotMemory?: number;
  readonly requestLimits: RequestLimits;
  /** What callers may do, in a time or at all: docs/limits.md. */
  readonly limits: Limits;
  /** How long a server that was told to stop goes on taking requests, milliseconds. */
  readonly drainMs: number;
  /** Lets programs on other computers read /metrics; undefined: only this computer may. */
  readonly metricsToken: string | undefined;
  /** Newest first; undefined where none are given, in demo mode only. */
  readonly secrets: readonly string[] | undefined;
  readonly payments: PaymentsConfig;
  readonly accounts: AccountsConfig;
  readonly mail: MailConfig;
  readonly webhookReach: WebhookReachConfig;
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** One bad or missing variable and what it should be. */
export interface ConfigFault {
  readonly variable: string;
  readonly expected: string;
}
