import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

type Line = [first: unknown, words?: string, ...more: unknown[]];

/**
 * The log of one request, with its id on each line; created on the first line. Creation searches its bindings for
 * secrets, which costs more than the rest of a short request, and most requests log nothing.
 */
class RequestLogger implements FastifyBaseLogger {
  readonly level: string;
  private made: FastifyBaseLogger | undefined;
  private readonly make: () => FastifyBaseLogger;

  constructor(level: string, make: () => FastifyBaseLogger) {
    this.level = level;
    this.make = make;
  }

  private get own(): FastifyBaseLogger {
    this.made ??= this.make();
    return this.made;
  }

  fatal(...line: Line): void {
    this.own.fatal(...line);
  }
  error(...line: Line): void {
    this.own.error(...line);
  }
  warn(...line: Line): void {
    this.own.warn(...line);
  }
  info(...line: Line): void {
    this.own.info(...line);
  }
  debug(...line: Line): void {
    this.own.debug(...line);
  }
  trace(...line: Line): void {
    this.own.trace(...line);
  }
  silent(...line: Line): void {
    this.own.silent(...line);
  }
  child(...childArguments: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.own.child(...childArguments);
  }
}

export const requestLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
) => new RequestLogger(logger.level, () => logger.child(bindings, options));
