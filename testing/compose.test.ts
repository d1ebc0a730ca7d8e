import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { repository } from './source-tree/source-files.ts';

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

const serverSchema = z.object({
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  environment: z.record(z.string(), z.string()),
  healthcheck: z.object({ test: z.array(z.string()) }),
});
const composeSchema = z.object({
  services: z.object({ 'server-1': serverSchema, 'server-2': serverSchema }).catchall(
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
    }),
  ),
});

const text = read('docs/deploy/compose.yaml');
const { services } = composeSchema.parse(parse(text, { merge: true }));
const server = services['server-1'];
const container = read('Containerfile');
const proxy = read('docs/deploy/compose-proxy.conf');

describe('docs/deploy/compose.yaml', () => {
  test('sets only variables of servers that docs/variables.md describes', () => {
    const page = read('docs/variables.md');
    const ofNode = ['NODE_EXTRA_CA_CERTS'];
    const names = Object.keys(server.environment).filter((name) => !ofNode.includes(name));
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !new RegExp(`^\\|.*\`${name}\`.*\\|`, 'm').test(page))).toEqual([]);
  });

  test('asks for no variable that docs/variables.md, or the way to start it, does not name', () => {
    const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name);
    const page = read('docs/variables.md') + read('docs/operating.md');
    expect(asked.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('the proxy sends to both servers, at the port of the container, and asks health where it is answered', () => {
    const port = / PORT=(\d+)/.exec(container)?.[1];
    const upstreams = [...proxy.matchAll(/^ {2}server (\S+):(\d+) /gm)].map(([, name, at]) => [name, at]);
    expect(upstreams).toEqual([
      ['server-1', port],
      ['server-2', port],
    ]);
    const routes = read('server/src/operations/health.routes.ts');
    const asked = [container, ...server.healthcheck.test].flatMap((words) =>
      [...words.matchAll(/127\.0\.0\.1:(\d+)(\/\w+)/g)].map(([, at, address]) => ({ at, address })),
    );
    expect(asked.map(({ address }) => address)).toEqual(['/healthz', '/readyz']);
    for (const { at, address } of asked) {
      expect(at).toBe(port);
      expect(routes).toContain(`app.get('${address}'`);
    }
  });

  test('mounts files that are there', () => {
    const mounted = Object.values(services).flatMap((service) =>
      'volumes' in service ? (service.volumes ?? []) : [],
    );
    const files = mounted
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.split(':')[0] ?? '');
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(path.join(repository, 'docs/deploy', file)))).toEqual([]);
  });
});

test('a server in a container has no user of the system, and the image names what it copies', () => {
  expect(container).toMatch(/^USER 65532:65532$/m);
  for (const workspace of ['domain', 'contract', 'demo', 'sandbox', 'server'])
    expect(existsSync(path.join(repository, workspace, 'package.json'))).toBe(true);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('server/package.json')));
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@portico/'));
  const copied = /\{([\w,]+)\}\/\{package\.json,dist\}/.exec(container)?.[1]?.split(',') ?? [];
  expect(own.filter((name) => !copied.includes(name.replace('@portico/', '')))).toEqual([]);
});
