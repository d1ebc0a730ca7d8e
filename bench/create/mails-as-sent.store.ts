import type { Client } from 'pg';

/** Marks waiting and future mails as sent, as the floor writes them. */
export async function markMailsAsSent(client: Client): Promise<void> {
  await client.query('ALTER TABLE outbox ALTER sent_at SET DEFAULT now()');
  await client.query('UPDATE outbox SET sent_at = now() WHERE sent_at IS NULL');
}

/** Lets mails be sent again. */
export async function letMailsGo(client: Client): Promise<void> {
  await client.query('ALTER TABLE outbox ALTER sent_at DROP DEFAULT');
}
