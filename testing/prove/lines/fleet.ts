import { setTimeout as delay } from 'node:timers/promises';
import type { Line, Size } from '../line.ts';
import { storedAnswers } from './cached-answers.ts';
import { cards } from './cards.ts';
import { desk } from './desk.ts';
import { startLoad } from './load.ts';
import { races } from './races.ts';
import { sagas } from './sagas.ts';

const UNDER_LOAD_MS = 1_500;
/** The proxy asks each server twice in this time. */
const FOUND_BY_THE_PROXY_MS = 1_000;
/** A key that a killed server had in progress is free by then. */
const LEASE_OVER_MS = 25_000;
const ONCE = { tries: 1, pauseMs: 0 };

/** So that all lines of a fleet take less than a quarter of an hour, two of them at a time. */
const inAQuarter = (size: Size): Size => ({
  ...size,
  isTimed: false,
  sagas: Math.min(size.sagas, 100),
  rounds: Math.min(size.rounds, 3),
  stops: Math.min(size.stops, 8),
});

/** The same line at so many servers; behind a proxy, each request goes to any of them. */
const atServers = (line: Line, servers: number, name: string, isBehindProxy: boolean): Line => ({
  ...line,
  name,
  servers,
  ...(isBehindProxy && { isBehindProxy, needs: ['haproxy'] }),
  run: async (stage, size, report) => {
    const { faults = [], ...done } = await line.run(stage, inAQuarter(size), report);
    const mails = stage.mails.received;
    report(`${mails.length} mails were received`);
    return { ...done, faults: [...faults, ...receivedTwice(mails)] };
  },
});

/** No server of these lines is killed, so that each mail is one server's to send. */
function receivedTwice(mails: readonly string[]): string[] {
  const ids = mails.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? 'no id');
  const twice = new Set(ids.filter((id, index) => ids.indexOf(id) < index));
  return [...twice].map((id) => `mail ${id} was received twice`);
}

/** Servers are killed in turn under load, each back before the next: nobody repeats a request more than once. */
const kills: Line = {
  name: 'fleet: two servers, one killed under load',
  spans: [{ nights: 60, rooms: 400 }],
  servers: 2,
  isBehindProxy: true,
  needs: ['haproxy'],
  run: async (stage, size, report) => {
    const { stops: times } = inAQuarter(size);
    const load = startLoad(stage);
    for (let time = 0; time < times; time++) {
      report(`${time + 1} of ${times}`);
      await delay(UNDER_LOAD_MS);
      const server = stage.servers[time % stage.servers.length];
      await server?.kill();
      stage.jump(LEASE_OVER_MS);
      await delay(UNDER_LOAD_MS);
      await server?.start();
      await delay(FOUND_BY_THE_PROXY_MS);
    }
    const requested = await load.end();
    const repeated = requested.filter(({ lost = 0 }) => lost > 0).length;
    report(`${requested.length} booked, ${repeated} of them repeated`);
    const faults = requested
      .filter(({ lost = 0 }) => lost > 1)
      .map(({ lost }) => `a guest repeated a request ${lost} times`);
    return { runs: times, requested, faults };
  },
};

/** Servers are stopped and started in turn under load: nobody repeats anything, as the proxy hears of it before. */
const stops: Line = {
  name: 'fleet: four servers, each restarted under load',
  spans: [{ nights: 60, rooms: 400 }],
  servers: 4,
  isBehindProxy: true,
  needs: ['haproxy'],
  isAsOperated: true,
  environment: { DRAIN_MS: '2000' },
  run: async (stage, size, report) => {
    const { stops: times } = inAQuarter(size);
    const load = startLoad(stage, ONCE);
    for (let time = 0; time < times; time++) {
      report(`${time + 1} of ${times}`);
      await delay(UNDER_LOAD_MS);
      const server = stage.servers[time % stage.servers.length];
      await server?.stop();
      await server?.start();
      await delay(FOUND_BY_THE_PROXY_MS);
    }
    return { runs: times, requested: await load.end() };
  },
};

/** The lines of several servers, by their words. */
export const fleet = {
  'fleet-races': atServers(races, 4, 'fleet: at once, at four servers behind a proxy', true),
  'fleet-sagas': atServers(sagas, 2, 'fleet: faults of the acquirer, two servers behind a proxy', true),
  'fleet-desk': atServers(desk, 2, 'fleet: guests, staff and commands, two servers behind a proxy', true),
  'fleet-kills': kills,
  'fleet-stops': stops,
  'fleet-cached': atServers(storedAnswers, 4, 'fleet: cached answers, of four servers', false),
  'fleet-limits': atServers(cards, 4, 'fleet: declined cards counted together by four servers', false),
} as const satisfies Readonly<Record<string, Line>>;
