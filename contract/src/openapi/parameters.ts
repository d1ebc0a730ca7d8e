import * as z from 'zod';
import type { CallOfRow } from './described-call.ts';
import { sentSchema, type Json } from './json-schemas.ts';

/** Of every call with a key, by reference. */
export const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One for each attempt of a guest: the same key again gets the same answer',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  example: '7f9c24e8-1d3b-4a57-9a53-2f0c6f6d9a10',
};

/** Path, query and key of a call. */
export function parametersOf({ path, request, options }: CallOfRow): readonly Json[] {
  const inPath = partsOf(request.params).filter(({ name }) => path.includes(`:${name}`));
  return [
    ...inPath.map((part) => ({ in: 'path', ...part, required: true })),
    ...partsOf(request.querystring).map((part) => ({ in: 'query', ...part })),
    ...(options?.isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
}

const objectSchema = z.object({
  properties: z.record(z.string(), z.looseObject({ description: z.string().optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** The fields of a part of a request, each as a parameter. */
function partsOf(schema: z.ZodType | undefined) {
  if (schema === undefined) return [];
  const { properties, required } = objectSchema.parse(sentSchema(schema));
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: field,
  }));
}
