import type { Config } from '../config/config-types.ts';
import { groupDirectory } from '../hotel/group-directory.ts';
import type { DemoDeskDeps } from '../demo-mode/demo-desk.ts';
import type { DemoHotelsDeps } from '../demo-mode/keep-demo-hotels-current.ts';
import type { Site } from '../pages/site.ts';
import type { PorticoServer } from '../platform/http/server-type.ts';
import { startJob } from '../platform/start-job.ts';
import type { OnStop } from './on-stop.ts';

const A_DAY_MS = 24 * 60 * 60 * 1_000;

/** Imports the demo hotels; returns a function that adds the pages of a demo. */
export async function openDemo(
  deps: DemoHotelsDeps & { readonly site: Site },
  { mail }: Config,
): Promise<(app: PorticoServer) => Promise<void>> {
  // Imported only here: a real hotel's server loads no demo.
  const { keepDemoHotelsCurrent } = await import('../demo-mode/keep-demo-hotels-current.ts');
  const { demoPages } = await import('../demo-mode/demo-pages.ts');
  await keepDemoHotelsCurrent(deps);
  const mailFolder = mail.kind === 'folder' ? mail.folder : undefined;
  const { database, hotels, site } = deps;
  const groups = groupDirectory(database, hotels);
  return (app) => demoPages(app, { hotels, groups, site, mailFolder });
}

/** Gives the demo hotels the nights that came into range, and bookings where they are asked for: now and once a day. */
export async function startDemo(
  deps: DemoDeskDeps,
  app: PorticoServer,
  { demoBookings }: Config,
  onStop: OnStop,
): Promise<void> {
  const { keepDemoHotelsCurrent } = await import('../demo-mode/keep-demo-hotels-current.ts');
  const { fillDesks } = await import('../demo-mode/fill-desks.ts');
  const stopping = new AbortController();
  const run = async () => {
    await keepDemoHotelsCurrent(deps);
    if (demoBookings) await fillDesks(deps, { app, stopping: stopping.signal });
  };
  const job = startJob({ name: 'demo hotels', everyMs: A_DAY_MS, run, log: deps.log });
  onStop(() => job.stop());
  onStop(() => stopping.abort());
}
