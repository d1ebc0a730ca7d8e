import { guestPaths } from '@portico/contract/paths';
import lighthouse from 'lighthouse';
import { whole } from '../figures.ts';
import type { Table } from '../table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Lighthouse's mobile defaults: a slow phone on a slow network, simulated. */
export async function lighthouseTable(url: string, link: string, debuggingPort: number): Promise<Table> {
  const pages = [
    ['search', guestPaths.book('QUAY')],
    ['rooms', `${guestPaths.roomsAndRates('QUAY')}?${link}`],
    ['group', `${guestPaths.bookGroup('SHORE')}?${link}`],
  ] as const;
  const rows: string[][] = [];
  for (const [name, path] of pages) rows.push([name, ...(await figuresOf(url + path, debuggingPort))]);
  return {
    title: 'Lighthouse, mobile',
    columns: ['page', ...CATEGORIES, 'LCP s', 'CLS', 'TBT ms'],
    rows: [['– wanted', '95', '100', '100', '1.8', '0.02', '200'], ...rows],
    note: 'Total blocking time grows with whatever else the computer does; the rest is steady.',
  };
}

async function figuresOf(page: string, port: number): Promise<string[]> {
  const run = await lighthouse(page, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: CATEGORIES,
  });
  if (run === undefined) throw new Error(`Lighthouse answered nothing for ${page}`);
  const { categories, audits } = run.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return [
    ...CATEGORIES.map((category) => whole((categories[category]?.score ?? Number.NaN) * 100)),
    (value('largest-contentful-paint') / 1_000).toFixed(2),
    value('cumulative-layout-shift').toFixed(3),
    whole(value('total-blocking-time')),
  ];
}
