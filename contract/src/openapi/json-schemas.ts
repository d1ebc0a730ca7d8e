import * as z from 'zod';
import { queryId } from '../calls/wire-parts.ts';

/** A part of the document. In OpenAPI 3.1 a schema is a JSON Schema. */
export interface Json {
  readonly [keyword: string]: unknown;
}

export const schemaRef = (name: string) => `#/components/schemas/${name}`;

/** Of what callers send, or of what the server answers. */
export type Direction = 'input' | 'output';

/** Collects schemas by name; one that has a name already keeps it, and is written once. */
export class SchemaNames {
  readonly #registry = z.registry<{ id: string }>();
  readonly #direction: Direction;

  constructor(direction: Direction, named: Readonly<Record<string, z.ZodType>>) {
    this.#direction = direction;
    for (const [name, schema] of Object.entries(named)) this.add(schema, name);
  }

  /** The reference to a schema, which gets the name if it has none. */
  add(schema: z.ZodType, name: string): Json {
    if (!this.#registry.has(schema)) this.#registry.add(schema, { id: name });
    return { $ref: schemaRef(this.#registry.get(schema)?.id ?? name) };
  }

  /** Each schema by its name; a part that has a name is a reference. */
  written(): Record<string, Json> {
    const { schemas } = z.toJSONSchema(this.#registry, {
      io: this.#direction,
      uri: schemaRef,
      unrepresentable: 'any',
      override: this.#direction === 'input' ? asSent : asAnswered,
    });
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, withoutIdentity(schema)]),
    );
  }
}

const identity = ['$schema', '$id', 'id'];

/** A component is known by its name. */
function withoutIdentity(schema: object): Json {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !identity.includes(keyword)));
}

/** What callers send, all parts in it. */
export function sentSchema(schema: z.ZodType): Json {
  return withoutIdentity(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: asSent }));
}

type Written = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0];

/** Of whole numbers, which a query carries as text. */
const { pattern: wholeNumber } = z.toJSONSchema(queryId, { io: 'input' });

function asSent({ jsonSchema }: Written): void {
  withoutSafeBounds(jsonSchema);
  if (jsonSchema.pattern !== wholeNumber) return;
  delete jsonSchema.pattern;
  Object.assign(jsonSchema, { type: 'integer', minimum: 1, maximum: 2_147_483_647 });
}

/** Answers may get more fields. A record of certain names has each as a field. */
function asAnswered({ jsonSchema }: Written): void {
  withoutSafeBounds(jsonSchema);
  const { propertyNames, additionalProperties: value } = jsonSchema;
  if (typeof propertyNames === 'object' && propertyNames.enum !== undefined) {
    jsonSchema.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), value ?? {}]));
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
  }
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}

/** Those of every whole number of JavaScript say nothing. */
function withoutSafeBounds(jsonSchema: Written['jsonSchema']): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
