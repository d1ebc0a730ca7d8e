import { startSmtpReceiver } from '@portico/testing/mail/smtp-receiver';
import { expect, onTestFinished, test } from 'vitest';
import { openMail } from './open-mail.ts';

const mail = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  fromName: 'The Quay',
  replyTo: 'desk@quay.example',
  to: { name: 'Ada Lovelace', address: 'ada@example.com' },
  subject: 'Booked',
  html: '<p>See you.</p>',
  text: 'See you.',
  attachments: [],
  messageId: '<1@portico.example>',
  date: new Date('2027-02-20T12:00:00Z'),
};

async function sendBy(
  host: string,
): Promise<{ readonly received: readonly string[]; readonly error: unknown }> {
  const receiver = await startSmtpReceiver();
  onTestFinished(() => receiver.close());
  const url = receiver.url.replace('127.0.0.1', host);
  const { sendMail } = openMail({ kind: 'smtp', url, from: 'bookings@portico.example' });
  const error: unknown = await sendMail(mail).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return { received: receiver.received, error };
}

test('a mail server on this computer, which offers no TLS, is sent mails all the same', async () => {
  expect((await sendBy('127.0.0.1')).received).toHaveLength(1);
});

test('one that may be elsewhere is sent nothing in clear text', async () => {
  // The same socket by a name that hides it: no lookup is needed.
  const { received, error } = await sendBy('[::ffff:127.0.0.1]');
  expect(received).toEqual([]);
  expect(String(error)).toContain('STARTTLS: 500');
});
