/** A refusal of a call, in Stripe's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { readonly error: Record<string, unknown> };

  constructor(
    status: number,
    error: { readonly type: string; readonly message: string } & Record<string, unknown>,
  ) {
    super(error.message);
    this.status = status;
    this.body = { error };
  }
}

/** An invalid request. */
export function invalid(
  message: string,
  facts: { readonly code?: string; readonly param?: string } = {},
): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', message, ...facts });
}

export function noSuch(object: string, id: string, param: string): Refusal {
  const message = `No such ${object}: '${id}'`;
  return new Refusal(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    message,
    code: 'resource_missing',
    param,
  });
}
