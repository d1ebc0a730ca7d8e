import { invalidParams, type PaystackRefusal } from './refusal.ts';

/** A requested payment. */
export type Order = {
  email: string;
  amount: number;
  currency: string;
  reference: string;
};

const currencies = ['GHS', 'KES', 'NGN', 'ZAR', 'USD'];
/** Paystack has its own rules: here, no address under `.invalid`. */
const emailPattern = /^[^@\s]+@[^@\s]+\.(?!invalid$)[a-z]{2,}$/i;
const referencePattern = /^[A-Za-z0-9.=-]{1,100}$/;

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The order in a request, or why it is refused. */
export function readOrder(fields: Fields): Order | PaystackRefusal {
  const email = textOf(fields.email);
  if (email === null || !emailPattern.test(email)) return invalidParams('Invalid Email Address Passed');
  const amount = Number(fields.amount);
  if (!Number.isSafeInteger(amount) || amount <= 0) return invalidParams('Invalid Amount Sent');
  const currency = textOf(fields.currency) ?? 'NGN';
  if (!currencies.includes(currency)) return invalidParams('Currency not supported by merchant');
  const reference = textOf(fields.reference);
  if (reference === null || !referencePattern.test(reference))
    return invalidParams('Invalid transaction reference');
  return { email, amount, currency, reference };
}
