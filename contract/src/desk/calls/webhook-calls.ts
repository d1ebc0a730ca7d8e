import * as z from 'zod';
import { eventTypes } from '../../event-types.ts';
import { access, read, write } from '../desk-call.ts';

const count = z.int().min(0);
const instant = z.iso.datetime();
/** Null: all types. */
const types = z.array(z.enum(eventTypes)).min(1).readonly().nullable();
const url = z.string().trim().max(2_000);
const ofEndpoint = z.strictObject({ id: z.uuid() });
const endpoint = { id: z.string(), url };

/** A program of the hotel’s that is posted events. Rule: docs/webhooks.md. */
export const webhookCalls = {
  /** Oldest first. */
  'Webhooks/List': read(
    z.strictObject({}),
    z.strictObject({
      endpoints: z
        .array(
          z.strictObject({
            ...endpoint,
            types,
            lastDeliveredAt: instant.nullable(),
            /** Since it answered that it is gone; null: it is on. */
            switchedOffAt: instant.nullable(),
            waiting: count,
            /** Never taken, in ten tries. */
            failed: count,
            /** Why the newest of what waits or failed was not taken; null: nothing was refused. */
            lastError: z.string().nullable(),
          }),
        )
        .readonly(),
    }),
  ),
  /** Its secret is answered once. */
  'Webhooks/Add': access(
    z.strictObject({ url, types }),
    z.strictObject({
      ...endpoint,
      types,
      secret: z.string(),
      /** Why this server cannot reach it now, in words; null: it can. */
      unreachable: z.string().nullable(),
    }),
  ),
  /** Posts an event of the type `webhook.test`; refused unless it is taken. */
  'Webhooks/Test': write(ofEndpoint, z.strictObject(endpoint)),
  /** A new secret, answered once; the former one signs too until `formerSecretEndsAt`. */
  'Webhooks/Rotate': access(
    ofEndpoint,
    z.strictObject({ ...endpoint, secret: z.string(), formerSecretEndsAt: instant }),
  ),
  'Webhooks/SwitchOn': write(ofEndpoint, z.strictObject(endpoint)),
  /** With what was on its way there. */
  'Webhooks/Remove': write(ofEndpoint, z.strictObject(endpoint)),
} as const;
