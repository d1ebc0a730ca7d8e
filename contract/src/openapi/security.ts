import type { EndpointAccess } from '../endpoints/endpoint.ts';
import type { Json } from './json-schemas.ts';

const cookie = (name: string, description: string): Json => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description,
});
const header = (name: string, description: string): Json => ({
  type: 'apiKey',
  in: 'header',
  name,
  description,
});

/** What a caller proves itself with, by name. */
export const securitySchemes = {
  grant: cookie(
    '__Host-portico-{booking}',
    'Of one booking: Create and ManageBooking/Search set it, under a name of its own for each booking. Send back every cookie that was set, as browsers do. Without https the name has no `__Host-`.',
  ),
  session: cookie(
    '__Host-portico-account-{propertyId}',
    'Of a guest who is logged in to a hotel: Account/Authenticate sets it. Without https the name has no `__Host-`.',
  ),
  provider: header(
    'Sandbox-Signature',
    'Of a payment provider over the body, in its own header; this one is that of the sandbox acquirer',
  ),
  connection: {
    type: 'http',
    scheme: 'basic',
    description: 'User name and secret of a connection of the hotel: docs/connections.md',
  },
  webhookSignature: header('webhook-signature', '`v1,` and an HMAC-SHA-256 in base64: docs/webhooks.md'),
  staff: cookie(
    '__Host-portico-staff',
    'Of staff who are logged in: LogIn sets it. Without https the name has no `__Host-`.',
  ),
} as const satisfies Record<string, Json>;

export type SecurityScheme = keyof typeof securitySchemes;

/** Any one of them opens a call; none: it asks for nothing. */
const schemesOf: Readonly<Record<EndpointAccess, readonly SecurityScheme[]>> = {
  anyone: [],
  demo: [],
  grant: ['grant'],
  account: ['session'],
  provider: ['provider'],
  staff: ['staff'],
  connection: ['connection'],
};

export function securityOf(access: EndpointAccess): readonly Json[] {
  return schemesOf[access].map((scheme) => ({ [scheme]: [] }));
}

/** Who may call it, in words. */
export const whoMayCall: Readonly<Record<EndpointAccess, string>> = {
  anyone: 'Anyone may call it; a token or the code of a link is among its fields where it needs one.',
  demo: 'Anyone may call it, in a demo only.',
  grant: 'Needs a grant for the booking.',
  account: 'Needs a guest who is logged in to the hotel.',
  provider: 'Needs the signature of the payment provider, over the body in its own format.',
  staff: 'Needs staff of the hotel who are logged in.',
  connection: 'Needs the user name and secret of a connection of the hotel.',
};
