import { expect, test } from 'vitest';
import { newWebhookSecret, signatureHeader } from './signature.ts';

const content = {
  messageId: 'msg_0192f1c07d5e70008000000000000001',
  timestamp: 1_803_124_800,
  body: '{"type":"reservation.confirmed","timestamp":"2027-02-20T12:00:00.000Z","data":{"ReservationNumber":"ACDEFGHJKM","Name":"Zoë"}}',
};

test('an event is signed as the library of Standard Webhooks signs it, by each secret that is good', () => {
  // Made with standardwebhooks 1.1.1.
  const signed = [
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'v1,/YDzZJt27Jf0EuwIjCAAFsAUWeOEEIZrFRGHZYQhzmM='],
    ['whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX', 'v1,/jsPlRMI4arKser0B8uad+kJRMGKcGBoaQFJ3vWsjuI='],
  ] as const;
  for (const [secret, signature] of signed) expect(signatureHeader([secret], content)).toBe(signature);
  const secrets = signed.map(([secret]) => secret);
  expect(signatureHeader(secrets, content)).toBe(signed.map(([, signature]) => signature).join(' '));
});

test('a secret is 24 random bytes in base64, no two alike', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(24);
  }
});
