import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@portico/contract/endpoints/endpoints';
import { limitLabel, limitTable } from '@portico/server/config/limits';
import { waitingText } from '@portico/server/operations/waiting-text';
import { openMetrics } from '@portico/server/platform/metrics/metrics';
import { keysOf } from '@portico/domain/record';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { repository } from './source-tree/source-files.ts';

const read = (file: string) => readFileSync(path.join(repository, 'docs', file), 'utf8');

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

const alarms = rulesSchema
  .parse(parse(read('deploy/prometheus-rules.yml')))
  .groups.flatMap(({ rules }) => rules);
const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/grafana-dashboard.json')));
const expressions = [
  ...alarms.map(({ expr }) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Every metric of a server, as Prometheus names its series. */
async function seriesNames(): Promise<Set<string>> {
  const waiting = await waitingText({
    holds: 0,
    nightsHeld: 0,
    openPayments: {
      ages: { 'under-1-min': 0, 'under-5-min': 0, 'under-20-min': 0, older: 0 },
      oldestSeconds: 0,
    },
    outbox: [{ kind: 'guest-confirmation', count: 1, oldestSeconds: 1 }],
    events: { waiting: 0, oldestSeconds: 0, dead: 0 },
    refundsNotDone: 0,
    chargesOverdue: 0,
  });
  const text = (await openMetrics().registry.metrics()) + waiting;
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

describe('the alarms and the dashboard of docs/deploy', () => {
  test('ask for metrics that a server has', async () => {
    const known = await seriesNames();
    const asked = expressions.flatMap((expr) => expr.match(/\b(?:portico|process|nodejs)_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  test('ask for routes and limits that there are', () => {
    const routes: readonly string[] = keysOf(endpoints);
    const limits = keysOf(limitTable).map(limitLabel);
    const labels = (name: string) =>
      expressions.flatMap((expr) =>
        [...expr.matchAll(new RegExp(String.raw`\b${name}="([^"$]+)"`, 'g'))].map(([, value = '']) => value),
      );
    expect(labels('route').length).toBeGreaterThan(3);
    expect(labels('route').filter((route) => !routes.includes(route))).toEqual([]);
    expect(labels('limit').length).toBeGreaterThan(1);
    expect(labels('limit').filter((limit) => !limits.includes(limit))).toEqual([]);
  });

  test('docs/when-it-breaks.md says under the name of each alarm what to do, and of no other', () => {
    const told = [...read('when-it-breaks.md').matchAll(/^## (\w+)\n\n\S/gm)].map(([, name]) => name);
    expect(told).toEqual(alarms.map(({ alert }) => alert));
  });

  test('the trial of the alarms raises each of them', () => {
    const trial = read('deploy/prometheus-rules.test.yml');
    expect(alarms.filter(({ alert }) => !trial.includes(`alertname="${alert}"`))).toEqual([]);
  });
});
