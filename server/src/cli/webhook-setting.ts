import { variablesSchema } from '../config/variables.ts';
import type { WebhookReach } from '../webhooks/webhook-reach.ts';
import type { CommandSetting } from './command-setting.ts';

const reachVariables = variablesSchema.pick({ WEBHOOKS_TO_INSIDE_NETWORKS: true });

/** Allowed destinations of events, as on the server. */
export function reachOf({ environment }: CommandSetting): WebhookReach {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()));
  const { WEBHOOKS_TO_INSIDE_NETWORKS } = reachVariables.parse(given);
  return { insideNetworks: WEBHOOKS_TO_INSIDE_NETWORKS === '1' };
}

export function typesText({ types }: { readonly types: readonly string[] | null }): string {
  return types === null ? 'of all types' : types.join(', ');
}
