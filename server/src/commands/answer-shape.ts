import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What a command prints with `--json`, as a type: `{ number: string, rooms: [{ roomType: string }] }`. */
export function answerShape(answers: z.ZodType): string {
  const schema = z.toJSONSchema(answers, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // JSON has no instants: 2027-02-20T12:00:00.000Z.
      if (zodSchema._zod.def.type === 'date') jsonSchema.type = 'string';
    },
  });
  return shapeOf(schema);
}

function shapeOf(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'any';
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) return either.map(shapeOf).join(' | ');
  if (schema.type === 'array')
    return `[${shapeOf(Array.isArray(schema.items) ? true : (schema.items ?? true))}, …]`;
  if (schema.type === 'object') return objectShape(schema);
  return schema.type === undefined ? 'any' : String(schema.type);
}

function objectShape({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const named = Object.entries(properties).map(
    ([name, schema]) => `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(schema)}`,
  );
  if (named.length > 0) return `{ ${named.join(', ')} }`;
  return `{ [name]: ${shapeOf(additionalProperties ?? true)} }`;
}
