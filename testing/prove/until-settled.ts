import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Stage } from './stage/stage.ts';

const MINUTE_MS = 60_000;
const ROUNDS = 40;
const LOOKS = 12;
const LOOK_EVERY_MS = 250;

/**
 * Lets the servers finish what is open, without faults except delayed calls to the acquirer. Recovery runs when a
 * server starts, so each round advances the clock and restarts them. Late calls are delivered once nothing is open. A
 * round lasts as long as it makes progress. Gives up after 40 rounds; whatever is open then shows in the figures.
 */
export async function untilSettled(stage: Stage): Promise<void> {
  stage.acquirerProxy.plan(() => 'none');
  for (let round = 1; round <= ROUNDS; round++) {
    // Past the age at which recovery looks, then past the end of the holds.
    stage.jump(round === 1 ? 2 * MINUTE_MS : 21 * MINUTE_MS);
    for (const server of stage.servers) {
      await server.stop();
      await server.start('with-clock');
    }
    let fewest = Infinity;
    for (let look = 0; look < LOOKS; look++) {
      await delay(LOOK_EVERY_MS);
      // In this order: a call that has just arrived may have left something open.
      const isOnTheWay = stage.acquirerProxy.underWay() > 0;
      const open = await countOpen(stage);
      if (open < fewest) look = 0;
      fewest = Math.min(fewest, open);
      if (open > 0) continue;
      if (!isOnTheWay) return;
      stage.acquirerProxy.deliver();
    }
  }
}

function countOpen(stage: Stage): Promise<number> {
  return stage.withDatabase(async ({ kysely }) => {
    const { rows } = await sql<{ open: number }>`
      SELECT ((SELECT count(*) FROM reservation WHERE status IN ('pending', 'action-required'))
            + (SELECT count(*) FROM reservation_change WHERE status = 'open')
            + (SELECT count(*) FROM payment_attempt
                WHERE purpose IN ('invoice', 'keep-card') AND status IN ('created', 'action-required'))
            + (SELECT count(*) FROM outbox WHERE sent_at IS NULL))::int AS open`.execute(kysely);
    return rows[0]?.open ?? 0;
  });
}
