/**
 * Minutes from booking for which rooms are held during 3-D Secure or on a provider's page. Rule: docs/payments.md, "The
 * bank's question".
 */
export const HELD_AT_PROVIDER_MINUTES = 20;
