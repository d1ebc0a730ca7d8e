import { eventTypes, type EventType } from '../event-types.ts';
import { describedEvents, eventSchema } from './event-schemas.ts';
import type { Json, SchemaNames } from './json-schemas.ts';

const header = (name: string, description: string): Json => ({
  in: 'header',
  name,
  required: true,
  description,
  schema: { type: 'string' },
});

const headers: readonly Json[] = [
  header('webhook-id', 'Of the event, the same at each try: use it to deduplicate'),
  header('webhook-timestamp', 'Of this try, in seconds since 1970'),
  header('ce-specversion', 'Of CloudEvents in binary mode: 1.0'),
  header('ce-id', 'As webhook-id'),
  header('ce-source', 'The hotel: /api/Property/{id}'),
  header('ce-type', 'As type in the body'),
  header('ce-time', 'As timestamp in the body'),
];

/** `reservation.confirmed` is `ReservationConfirmed`. */
const nameOf = (type: EventType) =>
  type.replaceAll(/(?:^|[.-])([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The events that are posted to a hotel's own programs. Delivery: docs/webhooks.md. */
export function webhooksOf(answered: SchemaNames, tag: string): Record<string, Json> {
  return Object.fromEntries(eventTypes.map((type) => [type, { post: eventOperation(type, answered, tag) }]));
}

function eventOperation(type: EventType, answered: SchemaNames, tag: string): Json {
  const schema = answered.add(eventSchema(type), `${nameOf(type)}Event`);
  return {
    operationId: `on${nameOf(type)}`,
    tags: [tag],
    summary: describedEvents[type].summary,
    description: `Posted to an endpoint of the hotel, signed as Standard Webhooks. Sample: docs/webhooks/${type}.json.`,
    security: [{ webhookSignature: [] }],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Delivered, if within 15 seconds. The body is not read' },
      '410': { description: 'The endpoint is switched off, and the hotel is mailed' },
      default: { description: 'Tried again, ten times in three days' },
    },
  };
}
