import path from 'node:path';
import type {
  Config,
  ConfigFault,
  MailConfig,
  PaymentsConfig,
  PicturesConfig,
} from './config/config-types.ts';
import { limitsSchema } from './config/limits.ts';
import { relatedFaults } from './config/related-faults.ts';
import { variablesSchema, type Variables } from './config/variables.ts';
import type { ProviderDeclaration } from './payments/provider-declaration.ts';
import { providerDeclarations } from './payments/providers/provider-declarations.ts';
import { readAccounts } from './payments/providers/read-accounts.ts';

/** A booking waits for the payment provider most of its time, without a connection. */
const BOOKINGS_PER_CONNECTION = 3;
const A_MEGABYTE = 1024 * 1024;

export type LoadedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly ConfigFault[] };

/**
 * Reads the environment. Without DATABASE_URL it is demo mode, with it production; docs/variables.md lists each
 * variable. `declared`: the providers that can have accounts. Returns every bad or missing variable at once, never a
 * value.
 */
export function loadConfig(
  environment: Readonly<Record<string, string | undefined>>,
  declared: readonly ProviderDeclaration[] = providerDeclarations,
): LoadedConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = variablesSchema.safeParse(given);
  const limits = limitsSchema.safeParse(given);
  const isDemo = given.DATABASE_URL === undefined;
  const hasAcquirer = isDemo || given.ACQUIRER_URL !== undefined || given.SANDBOX === 'on';
  const read = readAccounts(given, declared, { isDemo, hasAcquirer });
  if (!parsed.success || !limits.success) {
    const issues = [limits, parsed].flatMap(({ error }) => error?.issues ?? []);
    const faults = issues.map(({ path: [variable], message }) => ({
      variable: String(variable),
      expected: message,
    }));
    return { ok: false, faults: [...faults, ...read.faults] };
  }
  const faults = [...relatedFaults(parsed.data), ...read.faults];
  return faults.length > 0
    ? { ok: false, faults }
    : { ok: true, config: configOf(parsed.data, { ...read, limits: limits.data }, isDemo) };
}

function configOf(
  variables: Variables,
  { accounts, limits }: Pick<Config, 'accounts' | 'limits'>,
  isDemo: boolean,
): Config {
  const dataDir = path.resolve(variables.DATA_DIR);
  return {
    mode: isDemo ? 'demo' : 'production',
    demoBookings: isDemo && variables.DEMO_BOOKINGS !== 'off',
    host: variables.HOST,
    port: variables.PORT,
    logLevel: variables.LOG_LEVEL,
    dataDir,
    publicUrl: variables.PUBLIC_URL,
    trustedProxies: variables.TRUSTED_PROXIES,
    database:
      variables.DATABASE_URL === undefined
        ? { kind: 'embedded' }
        : { kind: 'server', url: variables.DATABASE_URL },
    preparesStatements: variables.DATABASE_PREPARED !== 'off',
    databaseConnections: variables.DATABASE_CONNECTIONS,
    ...(variables.SNAPSHOT_MEMORY_MB !== undefined && {
      snapshotMemory: variables.SNAPSHOT_MEMORY_MB * A_MEGABYTE,
    }),
    requestLimits: {
      booking: variables.BOOKINGS_AT_ONCE ?? BOOKINGS_PER_CONNECTION * variables.DATABASE_CONNECTIONS,
      reading: variables.REQUESTS_AT_ONCE,
    },
    limits,
    ...(variables.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      traces: {
        endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
        name: variables.OTEL_SERVICE_NAME,
        share: variables.OTEL_TRACES_SAMPLER_ARG,
      },
    }),
    drainMs: variables.DRAIN_MS,
    metricsToken: variables.METRICS_TOKEN,
    secrets: variables.SECRET,
    payments: paymentsOf(variables, isDemo),
    accounts,
    mail: mailOf(variables, dataDir),
    pictures: picturesOf(variables, dataDir),
    webhookReach: { insideNetworks: variables.WEBHOOKS_TO_INSIDE_NETWORKS === '1' },
    google:
      variables.GOOGLE_ARI_URL === undefined
        ? undefined
        : { url: variables.GOOGLE_ARI_URL, partner: variables.GOOGLE_PARTNER },
  };
}

function paymentsOf({ ACQUIRER_URL, ACQUIRER_SECRET, SANDBOX }: Variables, isDemo: boolean): PaymentsConfig {
  if (ACQUIRER_URL !== undefined && ACQUIRER_SECRET !== undefined) {
    return { kind: 'acquirer', url: ACQUIRER_URL, secret: ACQUIRER_SECRET };
  }
  return isDemo || SANDBOX === 'on' ? { kind: 'sandbox' } : { kind: 'none' };
}

function mailOf({ MAIL_URL, MAIL_FROM, MAIL_DIR }: Variables, dataDir: string): MailConfig {
  const from = MAIL_FROM ?? 'bookings@portico.invalid';
  return MAIL_URL === undefined
    ? { kind: 'folder', folder: path.resolve(MAIL_DIR ?? path.join(dataDir, 'mail')), from }
    : { kind: 'smtp', url: MAIL_URL, from };
}

function picturesOf(variables: Variables, dataDir: string): PicturesConfig {
  const { PICTURES_BUCKET: bucket, PICTURES_REGION: region, PICTURES_ENDPOINT: endpoint } = variables;
  if (bucket === undefined) return { kind: 'folder', folder: path.join(dataDir, 'pictures') };
  const { PICTURES_KEY_ID: id, PICTURES_KEY_SECRET: secret } = variables;
  const key = id === undefined || secret === undefined ? undefined : { id, secret };
  return { kind: 'bucket', bucket, region, endpoint, key };
}
