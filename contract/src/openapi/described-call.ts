import type { EndpointAccess, EndpointOptions, RequestSchemas } from '../endpoints/endpoint.ts';
import * as z from 'zod';

/** A call by its row. */
export interface CallOfRow {
  /** As routes write it: `/api/Property/:id`. */
  readonly path: string;
  readonly tag: string;
  readonly method: 'GET' | 'POST';
  readonly summary: string;
  /** After who may call it. */
  readonly note?: string;
  readonly access: EndpointAccess;
  readonly request: RequestSchemas;
  readonly response: z.ZodType;
  readonly options?: EndpointOptions | undefined;
}

/** A call as a document of OpenAPI describes it. */
export interface DescribedCall extends CallOfRow {
  /** The codes of its refusals by their status; 200: with `Success` false. */
  readonly refusals: ReadonlyMap<number, readonly string[]>;
  /** What else may refuse it, in words. */
  readonly otherRefusals?: string;
}

/** Of a caller's function: `/api/StaticData/:id/countries` is `staticDataCountries`. The property names nothing. */
export function operationId({ path }: Pick<CallOfRow, 'path'>): string {
  const words = path.replaceAll(/^\/api\/|:(?:id|propertyCode)\b/g, '').match(/[A-Za-z]+/g) ?? [];
  const [first = '', ...rest] = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return [`${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest].join('');
}

/** The names of the fields of a query or body; none if it is not an object. */
export function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
