import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { endpoint } from './endpoint.ts';
import type { PorticoServer } from './server-type.ts';

/** Describes each call of the API as OpenAPI 3.1, from the schemas that validate it. Register before the routes. */
export async function describeApi(app: PorticoServer): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Portico',
        description: 'The calls of a hotel’s booking pages. Words and rules: docs/api.md.',
        version: '1',
      },
    },
    transform: (document) =>
      document.url.startsWith('/api/') && document.schema !== undefined
        ? jsonSchemaTransform(document)
        : { schema: { hide: true }, url: document.url },
  });
  app.route({ ...endpoint('/api/openapi.json'), handler: async () => ({ ...app.swagger() }) });
}
