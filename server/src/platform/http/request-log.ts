import { LogController, type FastifyBaseLogger, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * One line for each request, when it has been answered. It has nothing but what our serializers write, masked, so that it is
 * written without looking for secrets in it, which costs more than all the rest of a line.
 */
export class RequestLog extends LogController {
  private lines: FastifyBaseLogger | undefined;

  override incomingRequest(): void {
    // Stands in the line of its answer.
  }

  override routeNotFound(): void {
    // So does the address that was not found, masked.
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
