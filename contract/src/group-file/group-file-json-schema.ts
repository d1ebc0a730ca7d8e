import * as z from 'zod';
import { groupFileSchema } from './group-file.ts';

/** The published JSON Schema, docs/group-file.schema.json, as text. */
export function groupFileJsonSchema(): string {
  const schema = z.toJSONSchema(groupFileSchema, { io: 'input' });
  return `${JSON.stringify({ title: 'Portico group file', ...schema }, null, 2)}\n`;
}
