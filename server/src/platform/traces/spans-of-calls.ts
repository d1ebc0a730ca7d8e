import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  type Context,
  defaultTextMapSetter,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import * as z from 'zod';

/** A request of `fetch`, as undici publishes it. */
const requestSchema = z.object({
  method: z.string(),
  origin: z.union([z.string(), z.instanceof(URL)]),
  addHeader: z.custom<(name: string, value: string) => unknown>((value) => typeof value === 'function'),
});
const answeredSchema = z.object({ response: z.object({ statusCode: z.number() }) });

/**
 * A span for each call by `fetch`, which are those to payment providers, by method and host: paths and queries name
 * payments. It takes the trace along as `traceparent`.
 */
export function spansOfCalls(tracer: Tracer, parent: () => Context): { stop(): void } {
  const spans = new WeakMap<object, Span>();
  const propagator = new W3CTraceContextPropagator();
  const requestOf = (message: unknown): object | undefined =>
    typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    typeof message.request === 'object'
      ? (message.request ?? undefined)
      : undefined;
  const spanOf = (message: unknown) => spans.get(requestOf(message) ?? {});

  const listeners: Readonly<Record<string, (message: unknown) => void>> = {
    'undici:request:create': (message) => {
      const request = requestOf(message);
      const read = requestSchema.safeParse(request);
      if (request === undefined || !read.success) return;
      const { method, origin } = read.data;
      const { host, hostname } = new URL(origin);
      const attributes = { 'http.request.method': method, 'server.address': hostname };
      const under = parent();
      const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, under);
      spans.set(request, span);
      const carrier: Record<string, string> = {};
      propagator.inject(trace.setSpan(under, span), carrier, defaultTextMapSetter);
      const { traceparent } = carrier;
      if (traceparent !== undefined) read.data.addHeader.call(request, 'traceparent', traceparent);
    },
    'undici:request:headers': (message) => {
      const status = answeredSchema.safeParse(message).data?.response.statusCode;
      if (status !== undefined) spanOf(message)?.setAttribute('http.response.status_code', status);
    },
    'undici:request:trailers': (message) => spanOf(message)?.end(),
    'undici:request:error': (message) => {
      const span = spanOf(message);
      span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return {
    stop: () => {
      for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
    },
  };
}
