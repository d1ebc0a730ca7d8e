/**
 * The token of a card that may be charged again: authorization code and e-mail. Paystack charges the card only with the
 * e-mail address of its first payment.
 */
export function tokenOf(authorizationCode: string, email: string): string {
  return `${authorizationCode}:${email}`;
}

/** The token as fields of a charge. A code has no colon. */
export function chargeOf(token: string): { readonly authorization_code: string; readonly email: string } {
  const end = token.indexOf(':');
  return { authorization_code: token.slice(0, end), email: token.slice(end + 1) };
}
