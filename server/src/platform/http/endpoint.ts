import { errorBodySchema } from '@portico/contract/calls/error-body';
import type { EndpointOptions, LoadClass } from '@portico/contract/endpoints/endpoint';
import { endpoints, type EndpointPath, type IdempotentPath } from '@portico/contract/endpoints/endpoints';
import { idempotencyHeaders } from './idempotency-key.ts';
import type { Access } from './server-type.ts';

type Row<Path extends EndpointPath> = (typeof endpoints)[Path];

/** The options of a Fastify route, without its handler. `Refused`: the schema of a refusal. */
export interface DeclaredRoute<Path extends EndpointPath, Refused = typeof errorBodySchema> {
  readonly method: Row<Path>['method'];
  readonly url: Path;
  readonly config: { readonly access: Access; readonly load: LoadClass; readonly forSites: boolean };
  readonly schema: Row<Path>['request'] & {
    readonly response: {
      readonly [status in 200 | 204]: Row<Path>['response'];
    } & { readonly '4xx': Refused };
  };
}

interface IdempotentRoute<Path extends EndpointPath> extends DeclaredRoute<Path> {
  readonly schema: DeclaredRoute<Path>['schema'] & { readonly headers: typeof idempotencyHeaders };
}

/**
 * The route of an endpoint as declared in the endpoint table, without handler: `app.route({ ...endpoint(path), handler
 * })`. An idempotent one also takes the header `Idempotency-Key`.
 */
export function endpoint<Path extends IdempotentPath>(path: Path): IdempotentRoute<Path>;
export function endpoint<Path extends EndpointPath>(path: Path): DeclaredRoute<Path>;
export function endpoint(path: EndpointPath) {
  const { method, access, request, response } = endpoints[path];
  const options: EndpointOptions = endpoints[path].options ?? {};
  return {
    method,
    url: path,
    config: { access, load: options.load ?? 'reading', forSites: options.forSites ?? false },
    schema: {
      ...request,
      ...(options.isIdempotent && { headers: idempotencyHeaders }),
      response: { [options.status ?? 200]: response, '4xx': errorBodySchema },
    },
  };
}
