import { endpoints } from '@portico/contract/endpoints/endpoints';
import { refusalsOf } from '@portico/contract/openapi/refused-by';
import { keysOf } from '@portico/domain/record';

/** Each refusal as `GET /api/Where/Get 404 where.unknown`. */
const described = new Set(
  keysOf(endpoints).flatMap((path) =>
    [...refusalsOf({ path, tag: '', ...endpoints[path] })].flatMap(([status, codes]) =>
      codes.map((code) => `${path} ${status} ${code}`),
    ),
  ),
);

const paths = new Set<string>(keysOf(endpoints));

/** Throws for a refusal of a call that `/api/openapi.json` does not list for it. */
export function requireDescribed(path: string, status: number, refusalCode: unknown): void {
  if (typeof refusalCode !== 'string' || !paths.has(path)) return;
  const refusal = `${path} ${status} ${refusalCode}`;
  if (refusalCode !== 'request.wrong-method' && !described.has(refusal))
    throw new Error(`contract/src/openapi/refused-by.ts does not list: ${refusal}`);
}
