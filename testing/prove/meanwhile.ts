import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestedBooking } from './request-booking.ts';
import { requestAndWait } from './at-the-bank.ts';
import { nightOf } from './lines/load.ts';
import type { Size } from './line.ts';
import { normalTime } from './normal-time.ts';
import type { Stage } from './stage/stage.ts';

/** A guest who books during faults, from an address that no one else has. */
const GUEST = '203.0.113.200';
const CALM_BOOKINGS = 5;
const PAUSE_MS = 100;

export interface Meanwhile<T> {
  readonly done: T;
  readonly requested: readonly RequestedBooking[];
  /** A sentence for each booking that was not confirmed, or was slower than normal. */
  readonly faults: readonly string[];
}

/**
 * Runs `harm` while another guest makes at least one booking, one after the other. Needs TRUSTED_PROXIES to name this
 * computer, and rooms for all of it in the first fifty nights.
 */
export async function meanwhile<T>(
  stage: Stage,
  size: Pick<Size, 'isTimed'>,
  harm: () => Promise<T>,
  report: (progress: string) => void,
): Promise<Meanwhile<T>> {
  const urls = stage.urls;
  const requested: RequestedBooking[] = [];
  const faults: string[] = [];
  async function book(): Promise<number> {
    const begun = performance.now();
    const wish = { arrival: nightOf(stage, requested.length), nights: 1, from: GUEST };
    const booked = await requestAndWait(urls, wish, { tries: 1, pauseMs: 0 });
    requested.push(booked);
    const status = (booked.seen ?? booked.answer)?.Status ?? 'turned away';
    if (status !== 'Confirmed') faults.push(`the guest was not booked but ${status}`);
    return performance.now() - begun;
  }

  let calmMs = 0;
  for (let booking = 0; booking < CALM_BOOKINGS; booking++) calmMs = Math.max(calmMs, await book());
  const normalMs = normalTime(size, calmMs);
  let isOver = false;
  let slowestMs = 0;
  const bookOn = async () => {
    do {
      const took = await book();
      slowestMs = Math.max(slowestMs, took);
      if (took > normalMs) faults.push(`the guest waited ${took.toFixed(0)} ms for a booking`);
      await delay(PAUSE_MS);
    } while (!isOver);
  };
  const [done] = await Promise.all([harm().finally(() => (isOver = true)), bookOn()]);
  const [calm, slowest] = [calmMs, slowestMs].map((time) => time.toFixed(0));
  report(
    `meanwhile ${requested.length - CALM_BOOKINGS} booked, the slowest in ${slowest} ms; ${calm} ms before`,
  );
  return { done, requested, faults };
}
