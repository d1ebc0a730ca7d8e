import type { FastifyRequest } from 'fastify';
import type { RequestSpan, Traces } from '../traces/traces.ts';
import type { PorticoServer } from './server-type.ts';

/** A span for each request but those of health and files, named by its declared route. Adds the first of all hooks. */
export function traceRequests(app: PorticoServer, traces: Traces): void {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();
  traces.onLost((reason) => app.log.warn({ reason }, 'traces were not sent'));
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request;
    if (routeOptions.config.load === 'free') {
      done();
      return;
    }
    const traceparent = [headers.traceparent].flat()[0];
    const span = traces.beginRequest({ method, route: routeOptions.url ?? 'unknown', traceparent });
    spans.set(request, span);
    reply.raw.once('close', () => span.end(reply.statusCode));
    span.run(done);
  });
  // The end of a body is an event of the connection, which knows nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
}
