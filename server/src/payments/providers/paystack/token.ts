/**
 * What is kept of a card that may be charged again: Paystack charges it only together with the e-mail address it was paid
 * with, so both are in the token, one after the other.
 */
export function tokenOf(authorizationCode: string, email: string): string {
  return `${authorizationCode}:${email}`;
}

/** The same in the words of a charge. A code has no colon. */
export function chargeOf(token: string): { readonly authorization_code: string; readonly email: string } {
  const end = token.indexOf(':');
  return { authorization_code: token.slice(0, end), email: token.slice(end + 1) };
}
