import * as z from 'zod';
import { propertyFileSchema } from './property-file.ts';

/** The published JSON Schema, docs/property-file.schema.json, as text. */
export function propertyFileJsonSchema(): string {
  const schema = z.toJSONSchema(propertyFileSchema, { io: 'input' });
  return `${JSON.stringify({ title: 'Portico property file', ...schema }, null, 2)}\n`;
}
