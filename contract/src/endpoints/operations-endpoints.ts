import * as z from 'zod';
import { loggerRequestSchema } from '../calls/logger.ts';
import { get, post } from './endpoint.ts';

const openapiSchema = z.record(z.string(), z.unknown());

export const operationsEndpoints = {
  '/api/Logger': post('Log an error of a browser', 'anyone', { body: loggerRequestSchema }, z.null(), {
    status: 204,
  }),
  '/api/openapi.json': get('Read these calls as OpenAPI 3.1', 'anyone', {}, openapiSchema),
  '/api/Desk/openapi.json': get('Read the calls of the desk as OpenAPI 3.1', 'anyone', {}, openapiSchema),
} as const;
