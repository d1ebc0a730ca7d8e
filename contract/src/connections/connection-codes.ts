/** Characters of another system's code for a room type or a rate plan. */
export const MOST_CODE = 60;

/** What a connection may do, each granted by the hotel. Rule: docs/connections.md, "Credentials". */
export const connectionRights = ['ari', 'reservations', 'act'] as const;
export type ConnectionRight = (typeof connectionRights)[number];
