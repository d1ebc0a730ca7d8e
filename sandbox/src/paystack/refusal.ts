/** A refused request; clients match on `code`. */
export type PaystackRefusal = {
  status: 400 | 401;
  message: string;
  code: string;
  nextStep: string;
};

export const invalidKey: PaystackRefusal = {
  status: 401,
  message: 'Invalid key',
  code: 'invalid_Key',
  nextStep: 'Ensure that you provide the correct authorization key for the request',
};

export const duplicateReference: PaystackRefusal = {
  status: 400,
  message: 'Duplicate Transaction Reference',
  code: 'duplicate_reference',
  nextStep: 'Try and create the Transaction or Charge with a new reference',
};

export const transactionNotFound: PaystackRefusal = {
  status: 400,
  message: 'Transaction reference not found.',
  code: 'transaction_not_found',
  nextStep: 'Ensure that you are passing the reference of a transaction that exists on this integration',
};

export const invalidParams = (message: string): PaystackRefusal => ({
  status: 400,
  message,
  code: 'invalid_params',
  nextStep: 'Ensure that the values you are passing are valid.',
});

export function refusalBody({ message, code, nextStep }: PaystackRefusal) {
  return { status: false, message, meta: { nextStep }, type: 'validation_error', code };
}
