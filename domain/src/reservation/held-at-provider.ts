/**
 * For how long from the moment of booking the rooms stay held while a guest answers the bank or pays on a provider's
 * page. Rule: docs/payments.md, "The bank's question".
 */
export const HELD_AT_PROVIDER_MINUTES = 20;
