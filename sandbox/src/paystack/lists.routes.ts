import type { FastifyInstance } from 'fastify';
import type { Books } from './books.ts';
import { fieldsOf } from './orders.ts';
import { wireRefund, wireTransaction } from './wire.ts';

/** The books, newest first: transactions by a cursor, refunds by pages. */
export function listRoutes(app: FastifyInstance, books: Books): void {
  app.get('/transaction', (request, reply) => {
    const query = fieldsOf(request.query);
    const perPage = sizeOf(query.perPage);
    const before = query.next === undefined ? Infinity : Number(atob(String(query.next)));
    const left = books.transactions().filter(({ id }) => id < before);
    const page = left.slice(0, perPage);
    const last = page.at(-1);
    const next = last !== undefined && left.length > perPage ? btoa(String(last.id)) : null;
    const data = page.map((transaction) => wireTransaction(transaction, books.refundedOf(transaction)));
    return reply.send({
      status: true,
      message: 'Transactions retrieved',
      data,
      meta: { next, previous: null, perPage },
    });
  });

  app.get('/refund', (request, reply) => {
    const query = fieldsOf(request.query);
    const perPage = sizeOf(query.perPage);
    const page = Number(query.page ?? 1);
    const from = query.from === undefined ? '' : String(query.from);
    const asked = books
      .refunds()
      .filter(({ createdAt, transaction }) => createdAt >= from && isOf(query.transaction, transaction));
    const data = asked.slice((page - 1) * perPage, page * perPage).map(wireRefund);
    const pageCount = Math.ceil(asked.length / perPage);
    return reply.send({
      status: true,
      message: 'Refunds retrieved',
      data,
      meta: { total: asked.length, skipped: (page - 1) * perPage, perPage, page, pageCount },
    });
  });
}

const isOf = (asked: unknown, transaction: number) => asked === undefined || asked === String(transaction);

const sizeOf = (asked: unknown) => Math.min(Math.max(Number(asked ?? 50) || 50, 1), 100);
