import * as z from 'zod';
import { loggerRequestSchema } from '../calls/logger.ts';
import { get, post } from './endpoint.ts';

export const operationsEndpoints = {
  '/api/Logger': post('anyone', { body: loggerRequestSchema }, z.null(), { status: 204 }),
  '/api/openapi.json': get('anyone', {}, z.record(z.string(), z.unknown())),
} as const;
