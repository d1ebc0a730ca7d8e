/** Answers each call with the next of these, then always with the last; records the requests and their keys. */
export function inTurn<Body, Answer extends Response | Promise<Response>>(
  replies: readonly (() => Answer)[],
) {
  const sent: Body[] = [];
  const keys: (string | null)[] = [];
  function answer(init: RequestInit): Answer | Response {
    sent.push(JSON.parse(String(init.body ?? null)) as Body);
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return replies[Math.min(sent.length, replies.length) - 1]?.() ?? Response.error();
  }
  return { sent, keys, answer };
}
