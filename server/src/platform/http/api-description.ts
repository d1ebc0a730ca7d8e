import { deskDocument } from '@portico/contract/openapi/desk-document';
import { guestDocument } from '@portico/contract/openapi/guest-document';
import { endpoint } from './endpoint.ts';
import type { PorticoServer } from './server-type.ts';

/** Answers the calls of the API as OpenAPI 3.1, from the rows that their routes are made of. */
export function describeApi(app: PorticoServer): void {
  const ofGuests = once(guestDocument);
  const ofDesk = once(deskDocument);
  app.route({ ...endpoint('/api/openapi.json'), handler: async () => ofGuests() });
  app.route({ ...endpoint('/api/Desk/openapi.json'), handler: async () => ofDesk() });
}

/** Written when first asked for, not at each start. */
function once<T>(write: () => T): () => T {
  let written: T | undefined;
  return () => (written ??= write());
}
