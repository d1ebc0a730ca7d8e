import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Books } from './books.ts';
import type { TestCard } from './cards.ts';
import { expanded } from './expanded.ts';
import type { Idempotency } from './idempotency.ts';
import { cancelIntent, chargeAway, refundCharge, type IntentOrder, type RefundOrder } from './intents.ts';
import { listed, type ListOrder } from './listed.ts';
import type { Intent, Session } from './objects.ts';
import type { StripeObject } from './openapi/filled.ts';
import { checkedOperation, faultOfObject, published } from './openapi/published.ts';
import { invalid, noSuch, Refusal } from './refusal.ts';
import { detachMethod } from './take-payment.ts';
import { expireSession, openSession, type SessionOrder } from './sessions.ts';

export type Failure = 'broken' | 'busy';

export interface ApiDeps {
  readonly books: Books;
  readonly idempotency: Idempotency;
  readonly secretKey: string;
  /** How a saved card behaves. */
  readonly cardOf: (method: string) => TestCard | undefined;
  /** Records a session's facts that Stripe does not return. */
  readonly note: (session: Session, order: SessionOrder) => void;
  /** How a valid request is to fail. */
  readonly failure: () => Failure | undefined;
  /** Receives each answer that openapi.json does not allow: a fault of the stand-in itself. */
  readonly onFault: (words: string) => void;
}

type Params = Record<string, unknown> & { readonly expand?: readonly string[] };
type Work = (params: Params, id: string) => Record<string, unknown>;

/** Failed payments, and Stripe's own errors, are outcomes. */
const OUTCOMES: readonly number[] = [402, 500];

/** The part of Stripe's API that the server uses. Checks every request and every answer against openapi.json. */
export function apiRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { books } = deps;
  const found = <T extends StripeObject>(object: string, id: string): T => {
    const one = books.find<T>(id);
    if (one?.object !== object) throw noSuch(object, id, 'id');
    return one;
  };
  const list =
    (object: string, url: string): Work =>
    (params) =>
      listed(books, object, params as ListOrder, url);

  const sessions = '/v1/checkout/sessions';
  route(app, deps, 'post', sessions, (params) => {
    const session = openSession(books, params as SessionOrder);
    deps.note(session, params as SessionOrder);
    return session;
  });
  route(app, deps, 'get', sessions, list('checkout.session', sessions));
  route(app, deps, 'get', `${sessions}/{session}`, (_, id) => found('checkout.session', id));
  route(app, deps, 'post', `${sessions}/{session}/expire`, (_, id) =>
    expireSession(books, found<Session>('checkout.session', id)),
  );
  const intents = '/v1/payment_intents';
  route(app, deps, 'post', intents, (params) =>
    chargeAway(books, params as unknown as IntentOrder, deps.cardOf),
  );
  route(app, deps, 'get', intents, list('payment_intent', intents));
  route(app, deps, 'get', `${intents}/{intent}`, (_, id) => found('payment_intent', id));
  route(app, deps, 'post', `${intents}/{intent}/cancel`, (_, id) =>
    cancelIntent(books, found<Intent>('payment_intent', id)),
  );
  route(app, deps, 'post', '/v1/payment_methods/{payment_method}/detach', (_, id) =>
    detachMethod(books, found('payment_method', id)),
  );
  route(app, deps, 'post', '/v1/refunds', (params) => refundCharge(books, params as RefundOrder));
  route(app, deps, 'get', '/v1/refunds', list('refund', '/v1/refunds'));
}

function route(app: FastifyInstance, deps: ApiDeps, method: 'get' | 'post', path: string, work: Work): void {
  const operation = checkedOperation(method, path);
  const answerTo = (request: FastifyRequest) => {
    refuseStranger(request, deps.secretKey);
    const params = (method === 'post' ? (request.body ?? {}) : request.query) as Params;
    const fault = operation.faultOfRequest(params);
    if (fault !== undefined)
      throw invalid(`Received unknown or odd parameter: ${fault.words}`, { param: fault.param });
    const [id = ''] = Object.values((request.params ?? {}) as Record<string, string>);
    const key = request.headers['idempotency-key'];
    const { expand = [] } = params;
    const failure = method === 'post' ? deps.failure() : undefined;
    if (failure === 'busy') throw keyInUse();
    return deps.idempotency.once(typeof key === 'string' ? key : undefined, { path, params }, () =>
      outcomeOf(() => {
        if (failure === 'broken')
          throw new Refusal(500, { type: 'api_error', message: 'An unknown error occurred' });
        const body = work(params, id);
        return body['object'] === 'list' ? body : expanded(deps.books, body as StripeObject, expand);
      }),
    );
  };
  app[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), (request, reply) => {
    const { status, body } = outcomeOf(() => answerTo(request), true);
    const fault = status === 200 ? operation.faultOfAnswer(body) : faultOfObject('error', body);
    if (fault !== undefined) deps.onFault(`${method} ${path} answers ${status}: ${fault.words}`);
    send(reply, status, body);
  });
}

function keyInUse(): Refusal {
  const message = 'There is currently another in-progress request using this Idempotency Key.';
  return new Refusal(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
}

/** An invalid request is refused at once; a failed payment is an outcome, stored for a repeat. */
function outcomeOf(work: () => unknown, isWhole = false): { status: number; body: unknown } {
  try {
    const answer = work();
    return isWhole ? (answer as { status: number; body: unknown }) : { status: 200, body: answer };
  } catch (error) {
    if (!(error instanceof Refusal) || (!isWhole && !OUTCOMES.includes(error.status))) throw error;
    return { status: error.status, body: error.body };
  }
}

function refuseStranger({ headers }: FastifyRequest, secretKey: string): void {
  if (headers.authorization !== `Bearer ${secretKey}`)
    throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
  if (headers['stripe-version'] !== published.info.version)
    throw invalid(`Invalid Stripe API version: ${String(headers['stripe-version'])}`);
}

function send(reply: FastifyReply, status: number, body: unknown): void {
  void reply
    .code(status)
    .headers({ 'content-type': 'application/json', 'request-id': 'req_stand_in' })
    .send(JSON.stringify(body));
}
