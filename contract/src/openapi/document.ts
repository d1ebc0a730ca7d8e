import type * as z from 'zod';
import type { DescribedCall } from './described-call.ts';
import { SchemaNames, type Json } from './json-schemas.ts';
import { answeredSchemas, sentSchemas } from './named-schemas.ts';
import { operationOf } from './operation.ts';
import { idempotencyKey } from './parameters.ts';
import { sharedResponses } from './responses.ts';
import { securitySchemes } from './security.ts';
import { webhooksOf } from './webhooks.ts';
import { withoutUnused, type OpenapiDocument } from './without-unused.ts';

export interface DocumentFacts {
  readonly title: string;
  readonly description: string;
  /** The body of a refused call. */
  readonly error: z.ZodType;
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  /** The tag of the webhooks; absent: none are described. */
  readonly webhooks?: string;
}

/** Calls as OpenAPI 3.1. */
export function openapiOf(
  calls: readonly DescribedCall[],
  { title, description, error, tags, webhooks }: DocumentFacts,
): OpenapiDocument {
  const names = {
    sent: new SchemaNames('input', sentSchemas),
    answered: new SchemaNames('output', { Error: error, ...answeredSchemas }),
  };
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, names) };
  }
  return withoutUnused({
    openapi: '3.1.0',
    info: {
      title,
      description,
      version: '1',
      contact: { name: 'The maintainers of Portico' },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: [{ url: '/', description: 'The server that answered this document' }],
    tags,
    paths,
    ...(webhooks !== undefined && { webhooks: webhooksOf(names.answered, webhooks) }),
    components: {
      schemas: { ...names.sent.written(), ...names.answered.written() },
      responses: sharedResponses,
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes,
    },
  });
}
