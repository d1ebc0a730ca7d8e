import type { Client } from 'pg';

/** Mails that wait, and those that are written from now on, count as sent, as the floor writes them. */
export async function markMailsAsSent(client: Client): Promise<void> {
  await client.query('ALTER TABLE outbox ALTER sent_at SET DEFAULT now()');
  await client.query('UPDATE outbox SET sent_at = now() WHERE sent_at IS NULL');
}

/** Mails are sent from now on. */
export async function letMailsGo(client: Client): Promise<void> {
  await client.query('ALTER TABLE outbox ALTER sent_at DROP DEFAULT');
}
