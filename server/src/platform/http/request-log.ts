import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * One line per request, once answered. It contains only output of our serializers, already masked, so it skips the
 * search for secrets, which costs more than the rest of the line.
 */
export class RequestLog extends LogController {
  private lines: FastifyBaseLogger | undefined;

  override incomingRequest(): void {
    // Part of the response's line.
  }

  override routeNotFound(): void {
    // So is the unknown path, masked.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error) {
      super.requestCompleted(error, request, reply);
      return;
    }
    this.lines ??= request.server.log.child({}, { redact: [] });
    const { elapsedTime: responseTime } = reply;
    this.lines.info({ reqId: request.id, req: request, res: reply, responseTime }, 'request completed');
  }
}
