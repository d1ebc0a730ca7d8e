import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';

const POLL_MS = 50;

/** Makes the database delay every new mail by a day. */
export async function holdBack(client: Client): Promise<void> {
  await client.query(`
    CREATE FUNCTION bench_hold_back() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.due_at := NEW.due_at + interval '1 day'; RETURN NEW; END $$;
    CREATE TRIGGER bench_hold_back BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION bench_hold_back()`);
}

/** Makes the delayed mails due and stops delaying. */
export async function release(client: Client): Promise<void> {
  await client.query(`
    DROP TRIGGER bench_hold_back ON outbox;
    DROP FUNCTION bench_hold_back;
    UPDATE outbox SET due_at = now() WHERE sent_at IS NULL`);
}

export async function whenAllAreSent(client: Client): Promise<void> {
  const isAny = 'SELECT EXISTS (SELECT FROM outbox WHERE sent_at IS NULL) AS waiting';
  while ((await client.query<{ waiting: boolean }>(isAny)).rows[0]?.waiting) await setTimeout(POLL_MS);
}

export async function newestToken(client: Client): Promise<string> {
  const newest = 'SELECT confirmation_token AS token FROM reservation ORDER BY created_at DESC LIMIT 1';
  return (await client.query<{ token: string }>(newest)).rows[0]?.token ?? '';
}
