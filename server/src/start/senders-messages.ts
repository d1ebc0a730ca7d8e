import { branded } from '@portico/contract/branded';
import type { PropertyId } from '@portico/domain/ids';
import * as z from 'zod';

/** What the thread of the senders is started with. */
export const sendersDataSchema = z.object({
  databaseUrl: z.string(),
  databaseConnections: z.number(),
  publicUrl: z.string(),
  secrets: z.tuple([z.string()]).rest(z.string()).readonly(),
  mail: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('folder'), folder: z.string(), from: z.string() }),
    z.object({ kind: z.literal('smtp'), url: z.string(), from: z.string() }),
  ]),
  webhookReach: z.object({ insideNetworks: z.boolean() }),
});
export type SendersData = z.infer<typeof sendersDataSchema>;

/** What the server tells it: to stop, or that a hotel has changed. */
export const toSendersSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stop') }),
  z.object({ kind: z.literal('forget'), propertyId: branded<PropertyId>(z.number()) }),
]);
export type ToSenders = z.infer<typeof toSendersSchema>;

/** What it tells the server: a line for the log. */
export const fromSendersSchema = z.object({ facts: z.looseObject({}), message: z.string() });
export type FromSenders = z.infer<typeof fromSendersSchema>;
