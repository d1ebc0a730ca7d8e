import * as z from 'zod';

/** POST /api/Ota: a message of OTA's, as XML, and the answer to it. Rule: docs/connections-ota.md. */
export const otaResponseSchema = z.string().meta({ description: 'XML' });
