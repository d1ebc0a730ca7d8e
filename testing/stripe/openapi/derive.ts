import ts from 'typescript';
import { usedOperations, usedSchemas, type UsedOperation } from './used.ts';

/** A schema of OpenAPI 3.1, which is a JSON Schema. */
export type Schema = { readonly [keyword: string]: unknown };

interface Reading {
  readonly checker: ts.TypeChecker;
  /** Schema names by type. */
  readonly names: ReadonlyMap<ts.Symbol, string>;
  /** Optional fields to retain, by path. */
  readonly retained: readonly string[];
}

/**
 * The used part of Stripe's API, as OpenAPI 3.1, derived from the declarations of the official library, which Stripe
 * generates from its own OpenAPI document. Throws when something declared as used is missing. Rule:
 * docs/decisions/0032-stripe-hosted-checkout.md.
 */
export function deriveOpenapi(
  declarations: string,
  facts: { readonly version: string; readonly library: string },
) {
  const program = ts.createProgram([declarations], {
    module: ts.ModuleKind.NodeNext,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(declarations);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`no declarations in ${declarations}`);
  const stripe = checker.getExportsOfModule(module).find(({ name }) => name === 'Stripe');
  if (stripe === undefined) throw new Error('the library exports no Stripe');
  const symbolNamed = (name: string) => findSymbol(checker, stripe, name.split('.'));
  const names = new Map(Object.entries(usedSchemas).map(([name, { type }]) => [symbolNamed(type), name]));
  const schemaOf = (type: string, retained: readonly string[]) =>
    objectSchema({ checker, names, retained }, checker.getDeclaredTypeOfSymbol(symbolNamed(type)), '');
  return {
    openapi: '3.1.0',
    info: { title: 'Stripe API, the part that is used', version: facts.version, 'x-library': facts.library },
    paths: pathsOf(schemaOf),
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(usedSchemas).map(([name, { type, given }]) => [name, schemaOf(type, given)]),
        ),
        error: {
          type: 'object',
          properties: { error: { $ref: '#/components/schemas/api_errors' } },
          required: ['error'],
          additionalProperties: false,
        },
      },
    },
  };
}

function findSymbol(checker: ts.TypeChecker, from: ts.Symbol, names: readonly string[]): ts.Symbol {
  const [name, ...rest] = names;
  if (name === undefined) return from;
  const container = from.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(from) : from;
  const found = checker.getExportsOfModule(container).find((symbol) => symbol.name === name);
  if (found === undefined) throw new Error(`the library has no ${name} in ${container.name}`);
  const next = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  return findSymbol(checker, next, rest);
}

function pathsOf(schemaOf: (type: string, retained: readonly string[]) => Schema) {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const operation of usedOperations)
    (paths[operation.path] ??= {})[operation.method] = operationOf(operation, schemaOf);
  return paths;
}

function operationOf(
  { method, params, sent, answer }: UsedOperation,
  schemaOf: (type: string, retained: readonly string[]) => Schema,
): Schema {
  const nothing = { type: 'object', properties: {}, additionalProperties: false };
  const schema = params === undefined ? nothing : schemaOf(params, sent);
  const request =
    method === 'post'
      ? { requestBody: { content: { 'application/x-www-form-urlencoded': { schema } } } }
      : { parameters: [{ in: 'query', name: 'query', style: 'deepObject', explode: true, schema }] };
  return { ...request, responses: { 200: json(answerSchema(answer)), default: json(refTo('error')) } };
}

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function answerSchema(answer: string): Schema {
  if (!answer.endsWith('[]')) return refTo(answer);
  return {
    type: 'object',
    properties: {
      object: { const: 'list' },
      data: { type: 'array', items: refTo(answer.slice(0, -2)) },
      has_more: { type: 'boolean' },
      url: { type: 'string' },
    },
    required: ['object', 'data', 'has_more', 'url'],
    additionalProperties: false,
  };
}

/** Required fields, and retained optional ones. */
function objectSchema(reading: Reading, type: ts.Type, at: string): Schema {
  const { checker } = reading;
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  const index = type.getStringIndexType();
  if (index !== undefined) return { type: 'object', additionalProperties: schemaOfType(reading, index, at) };
  const all = checker.getPropertiesOfType(type);
  // Any kind of object, such as the subject of an event.
  if (all.length === 0) return { type: 'object' };
  for (const property of all) {
    const path = at === '' ? property.name : `${at}.${property.name}`;
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    if (
      isOptional &&
      !reading.retained.some((retained) => retained === path || retained.startsWith(`${path}.`))
    )
      continue;
    properties[property.name] = schemaOfType(reading, checker.getTypeOfSymbol(property), path);
    if (!isOptional) required.push(property.name);
  }
  for (const retained of reading.retained) {
    const rest =
      at === '' ? retained : retained.startsWith(`${at}.`) ? retained.slice(at.length + 1) : undefined;
    const [name] = rest?.split('.') ?? [];
    if (name !== undefined && !(name in properties))
      throw new Error(`${checker.typeToString(type)} has no ${name}`);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

function schemaOfType(reading: Reading, type: ts.Type, at: string): Schema {
  const members = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  const literals = members.filter((member): member is ts.StringLiteralType => member.isStringLiteral());
  const schemas: Schema[] = [];
  if (literals.length > 0) schemas.push({ type: 'string', enum: literals.map(({ value }) => value).sort() });
  const isEnum = literals.some(({ value }) => value !== '');
  for (const member of members) {
    const schema = member.isStringLiteral() ? undefined : memberSchema(reading, member, at, isEnum);
    if (schema !== undefined && !schemas.some((known) => JSON.stringify(known) === JSON.stringify(schema)))
      schemas.push(schema);
  }
  const [only] = schemas;
  return schemas.length === 1 && only !== undefined ? only : { anyOf: schemas };
}

/** Undefined: omitted, such as an unused expanded resource. */
function memberSchema(reading: Reading, type: ts.Type, at: string, isEnum: boolean): Schema | undefined {
  const { checker } = reading;
  if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.flags & ts.TypeFlags.NumberLike) return { type: 'integer' };
  if (type.flags & ts.TypeFlags.String) return { type: 'string' };
  // For an enum that may grow: only its current values.
  if (type.isIntersection()) return isEnum ? undefined : { type: 'string' };
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as ts.TypeReference);
    if (item === undefined) throw new Error(`a list of nothing at ${at}`);
    return { type: 'array', items: schemaOfType(reading, item, at) };
  }
  const name = reading.names.get(type.symbol);
  if (name !== undefined && at !== '') return refTo(name);
  if (isResource(checker, type)) return undefined;
  return objectSchema(reading, type, at);
}

/** A resource has its kind in `object`. */
function isResource(checker: ts.TypeChecker, type: ts.Type): boolean {
  const kind = checker.getPropertyOfType(type, 'object');
  return kind !== undefined && checker.getTypeOfSymbol(kind).isStringLiteral();
}
