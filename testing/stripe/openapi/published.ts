import { readFileSync } from 'node:fs';
import buildAjv, { type ErrorObject } from '@fastify/ajv-compiler';
import type { Schema } from './derive.ts';

interface Published {
  readonly info: { readonly version: string; readonly 'x-library': string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly parameters?: readonly { readonly schema: Schema }[];
  readonly responses: {
    readonly 200: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  };
}

/** The used part of Stripe's API, as write.ts last wrote it beside this file. */
export const published: Published = JSON.parse(readFileSync(sourceOf('openapi.json'), 'utf8'));

/** The built file reads it from the sources. */
function sourceOf(name: string): URL {
  return new URL(new URL(name, import.meta.url).href.replace('/testing/dist/', '/testing/'));
}

/** Forms contain only texts, so numbers and booleans are parsed from them. */
const compileForm = compiler(true);
const compileAnswer = compiler(false);

/** A validation error in words; undefined: none. */
type Fault = { readonly param: string; readonly words: string } | undefined;

export interface CheckedOperation {
  /** Parses numbers and booleans in place. */
  faultOfRequest(params: Record<string, unknown>): Fault;
  faultOfAnswer(answer: unknown): Fault;
}

const checked = new Map<string, CheckedOperation>();

/** Throws for an operation that usedOperations does not list: the server calls no other. */
export function checkedOperation(method: 'get' | 'post', path: string): CheckedOperation {
  const name = `${method} ${path}`;
  const known = checked.get(name) ?? compiled(method, path);
  checked.set(name, known);
  return known;
}

function compiled(method: 'get' | 'post', path: string): CheckedOperation {
  const operation = published.paths[path]?.[method];
  if (operation === undefined) throw new Error(`no ${method} ${path} is used of Stripe's API`);
  const request =
    operation.requestBody?.content['application/x-www-form-urlencoded']?.schema ??
    operation.parameters?.[0]?.schema;
  const answer = operation.responses[200].content['application/json']?.schema;
  if (request === undefined || answer === undefined) throw new Error(`${method} ${path} says nothing`);
  const ofRequest = compileForm(absolute(request));
  const ofAnswer = compileAnswer(absolute(answer));
  return {
    faultOfRequest: (params) => faultOf(ofRequest, params),
    faultOfAnswer: (body) => faultOf(ofAnswer, body),
  };
}

/** The validation error of an object or an error of that name. */
export function faultOfObject(name: string, object: unknown): Fault {
  return faultOf(compileAnswer({ $ref: `stripe#/components/schemas/${name}` }), object);
}

/** Makes references point to the whole document. */
function absolute(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"stripe#/components/'));
}

type Validate = ((value: unknown) => unknown) & { errors?: readonly ErrorObject[] | null };

function compiler(coerceTypes: boolean): (schema: Schema) => Validate {
  const customOptions = {
    strict: false,
    removeAdditional: false,
    useDefaults: false,
    allErrors: true,
    coerceTypes,
  } as const;
  const compile = buildAjv()(
    { stripe: { $id: 'stripe', components: published.components } },
    { customOptions },
  );
  return (schema) => compile({ schema });
}

function faultOf(validate: Validate, value: unknown): Fault {
  if (validate(value) === true) return undefined;
  const [error] = validate.errors ?? [];
  const extra: unknown = error?.params['additionalProperty'];
  const at = (error?.instancePath ?? '').split('/').slice(1);
  const param = [...at, ...(typeof extra === 'string' ? [extra] : [])].join('.');
  return { param, words: `${param} ${error?.message ?? ''}`.trim() };
}
