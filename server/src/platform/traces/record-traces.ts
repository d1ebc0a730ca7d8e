import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracesConfig } from '../../config/config-types.ts';
import { errorCode } from '../error-code.ts';
import { spansOfCalls } from './spans-of-calls.ts';
import { statementName } from './statement-name.ts';
import type { Lease, RequestSpan, TracedRequest, Traces } from './traces.ts';

const nothing = () => undefined;
const silent = { error: nothing, warn: nothing, info: nothing, debug: nothing, verbose: nothing };

/** Of one lease; a transaction has fewer. */
const MOST_STATEMENTS = 100;
/** A stop waits for the last spans, and for at most half a minute in all. */
const TIMEOUT_MS = 5_000;
const TRANSACTION = /^\s*(start transaction|begin)\b/i;

/**
 * Sends spans to a collector: a request by its declared route, a lent connection by the names of its statements, a call
 * by method and host. Loads OpenTelemetry, so it is imported only where traces are on.
 */
export function recordTraces({ endpoint, share, name }: TracesConfig): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: TIMEOUT_MS }),
      }),
    ],
  });
  const tracer = provider.getTracer('portico');
  const propagator = new W3CTraceContextPropagator();
  /** The span that the code at hand runs under. */
  const here = new AsyncLocalStorage<Context>();
  const calls = spansOfCalls(tracer, () => here.getStore() ?? ROOT_CONTEXT);

  function beginRequest({ method, route, traceparent }: TracedRequest): RequestSpan {
    // Not `tracestate`, in which anything may stand.
    const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    const context = trace.setSpan(parent, span);
    return {
      run: (work) => here.run(context, work),
      end: (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  function lend(): Lease | undefined {
    const parent = here.getStore();
    // What jobs poll, twice a second and more, is of no trace.
    if (parent === undefined) return undefined;
    const attributes = { 'db.system.name': 'postgresql' };
    return leaseOf(tracer.startSpan('statement', { kind: SpanKind.CLIENT, attributes }, parent));
  }

  return {
    beginRequest,
    onLease: lend,
    onLost: (error) => {
      diag.setLogger({ ...silent, error }, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
    },
    close: async () => {
      calls.stop();
      // A collector that is away must not keep a server from its stop.
      await provider.shutdown().catch((error: unknown) => diag.error(String(error)));
    },
  };
}

function leaseOf(span: Span): Lease {
  const statements: string[] = [];
  return {
    ran: (statement) => {
      if (TRANSACTION.test(statement)) span.updateName('transaction');
      else if (statements.length < MOST_STATEMENTS) statements.push(statementName(statement));
    },
    end: (error) => {
      span.setAttribute('db.query.summary', statements.join(', '));
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', errorCode(error) ?? 'unknown');
      }
      span.end();
    },
  };
}
