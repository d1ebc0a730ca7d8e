import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waysInFile } from '@portico/contract/providers/provider-ways';
import { providerDeclarations } from '@portico/server/payments/providers/provider-declarations';
import { MIGRATIONS_FOLDER, readMigrations } from '@portico/server/platform/database/migration-files';
import { describe, expect, test } from 'vitest';
import { assertionsIn } from './source-tree/assertions.ts';
import { folderOf, moduleOf, modulesOf } from './source-tree/modules.ts';
import { repository, resolveImport, sourceFiles } from './source-tree/source-files.ts';
import type { Import, SourceFile } from './source-tree/source-files.ts';

/** Checks the rules of docs/architecture.md against the source tree. Each list names violations and must be empty. */
const files = sourceFiles();
const isTest = (file: SourceFile) => /\.(test|fixture)\.tsx?$/.test(file.path);
const production = files.filter((file) => !isTest(file) && /^(?!testing|bench)[a-z]+\/src\//.test(file.path));
/** Written from OpenAPI. */
const clientTypes = 'client/src/api.ts';
const within = (folder: string) => production.filter((file) => file.path.startsWith(folder));
const workspaceOf = (target: string) => /^([a-z]+)\//.exec(target)?.[1] ?? target;

function importsThat(
  from: readonly SourceFile[],
  isForbidden: (target: string, file: SourceFile) => boolean,
  counts: (one: Import) => boolean = () => true,
): string[] {
  return from.flatMap((file) =>
    file.imports
      .filter(counts)
      .map(({ specifier }) => resolveImport(file, specifier))
      .filter((target) => isForbidden(target, file))
      .map((target) => `${file.path} -> ${target}`),
  );
}

function linesThat(from: readonly SourceFile[], pattern: RegExp): string[] {
  return from.flatMap((file) =>
    file.text
      .split('\n')
      .map((line, index) => ({ line, where: `${file.path}:${index + 1}` }))
      .filter(({ line }) => !/^\s*(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
      .map(({ where, line }) => `${where} ${line.trim()}`),
  );
}

test('migrations are numbered without a gap, and no two have one number', async () => {
  const numbers = (await readMigrations(MIGRATIONS_FOLDER)).map(({ version }) => version);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

describe('the tree', () => {
  test('domain depends on nothing', () => {
    const manifest = JSON.parse(readFileSync(path.join(repository, 'domain/package.json'), 'utf8')) as {
      dependencies?: object;
    };
    expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
    expect(importsThat(within('domain/src/'), (target) => !target.startsWith('domain/src/'))).toEqual([]);
  });

  test('domain has no clock, no randomness and no I/O', () => {
    const forbidden = /new Date\(|Date\.now|Math\.random|\bprocess\.|\bfetch\(|console\./;
    expect(linesThat(within('domain/src/'), forbidden)).toEqual([]);
  });

  test('contract imports domain, the schema library and culori', () => {
    const allowed = (target: string) =>
      /^(domain|contract)\/src\//.test(target) || target === 'zod' || target === 'culori';
    expect(importsThat(within('contract/src/'), (target) => !allowed(target))).toEqual([]);
  });

  test('server and web never import each other', () => {
    expect(importsThat(within('server/src/'), (target) => workspaceOf(target) === 'web')).toEqual([]);
    expect(importsThat(within('web/src/'), (target) => workspaceOf(target) === 'server')).toEqual([]);
  });

  test('the sandbox acquirer knows nothing of hotels', () => {
    const ours = /^(domain|contract|server|web|demo|testing|bench)\//;
    expect(importsThat(within('sandbox/src/'), (target) => ours.test(target))).toEqual([]);
  });

  test('the client needs nothing of this tree: other programs take it alone', () => {
    const allowed = (target: string) => target.startsWith('client/src/') || target === 'openapi-fetch';
    expect(importsThat(within('client/src/'), (target) => !allowed(target))).toEqual([]);
  });

  test('what is built before testing/ has no test that imports it', () => {
    const early = files.filter(({ path: of }) => /^(domain|contract|sandbox|demo)\/src\//.test(of));
    expect(importsThat(early, (target) => workspaceOf(target) === 'testing')).toEqual([]);
  });

  test('a feature never imports another feature', () => {
    const feature = (file: string) => /^web\/src\/features\/([^/]+)\//.exec(file)?.[1];
    const crossing = (target: string, file: SourceFile) => {
      const from = feature(file.path);
      const to = feature(target);
      return from !== undefined && to !== undefined && from !== to;
    };
    expect(importsThat(production, crossing)).toEqual([]);
  });

  test.each(['server', 'web'] as const)(
    'a module of %s imports only modules above it in the table',
    (name) => {
      const modules = modulesOf(name);
      expect(modules.length).toBeGreaterThan(10);
      const files = within(`${name}/src/`);
      const unnamed = files.filter(({ path: file }) => moduleOf(modules, file) < 0);
      expect(unnamed.map(({ path: file }) => file)).toEqual([]);
      const isUpwards = (target: string, { path: file }: SourceFile) =>
        target.startsWith(`${name}/src/`) && moduleOf(modules, target) > moduleOf(modules, file);
      expect(importsThat(files, isUpwards)).toEqual([]);
    },
  );

  test('another module is used only through the files that its public list names, and each of them is', () => {
    const modules = modulesOf('server');
    const files = within('server/src/');
    const used = new Set(
      files.flatMap((file) =>
        file.imports
          .map(({ specifier }) => resolveImport(file, specifier))
          .filter((target) => target.startsWith('server/src/'))
          .filter((target) => moduleOf(modules, target) !== moduleOf(modules, file.path)),
      ),
    );
    // Every module may use the lowest layers.
    const listed = modules.flat().filter((place) => !/[/](config|platform)$|[.]ts$|[/]start$/.test(place));
    for (const place of listed) {
      const usedOf = [...used].filter((file) => file.startsWith(`${place}/`)).toSorted();
      expect(usedOf, place).toEqual(publicFilesOf(place));
    }
  });

  test.each(['server', 'web'] as const)('the folders of %s form no circle', (name) => {
    expect(circles(foldersOf(within(`${name}/src/`)))).toEqual([]);
  });

  test.each(['server', 'web'] as const)('all that the table of %s names is there', (name) => {
    const isThere = (place: string) =>
      within(`${name}/src/`).some(({ path: file }) => file === place || file.startsWith(`${place}/`));
    expect(
      modulesOf(name)
        .flat()
        .filter((place) => !isThere(place)),
    ).toEqual([]);
  });

  test('building blocks know no hotel, and no library of pages', () => {
    const forbidden = /^(web\/src\/lib|domain|contract)\/|^react-router/;
    expect(importsThat(within('web/src/ui/'), (target) => forbidden.test(target))).toEqual([]);
  });

  test('the browser loads no schema: nothing that web imports as a value leads to one', () => {
    const loaded = loadedBy(within('web/src/'));
    expect(loaded.map((file) => file.path)).toContain('contract/src/wire/booker.ts');
    expect(importsThat(loaded, (target) => target === 'zod' || target === 'culori', isLoaded)).toEqual([]);
  });

  test('production code never imports testing or bench', () => {
    expect(importsThat(production, (target) => /^(testing|bench)\//.test(target))).toEqual([]);
  });

  test('SQL stands in stores and in the database platform only', () => {
    const places = /\.store\.ts$|^server\/src\/platform\/database\/|^server\/src\/platform\/embedded\//;
    const sql =
      /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`|\b(SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+\w+/;
    expect(
      linesThat(
        within('server/src/').filter((file) => !places.test(file.path)),
        sql,
      ),
    ).toEqual([]);
  });

  test('a payment provider is named in its own folders and in the lists, and nowhere else', () => {
    const names = providerDeclarations.flatMap(({ name }) => [
      name,
      name.toUpperCase(),
      name.charAt(0).toUpperCase() + name.slice(1),
    ]);
    expect(names).toContain('STRIPE');
    const places = /^(server\/src\/payments|contract\/src)\/providers\/|^sandbox\/src\/paystack\/|^demo\//;
    // A rule of docs/journeys.md, and a field of the specification.
    const registered = /\bpaystack: \{ requires: |\bPayByPayStack: /;
    const lines = linesThat(
      production.filter((file) => !places.test(file.path)),
      new RegExp([...names, ...waysInFile].join('|')),
    );
    expect(lines.filter((line) => !registered.test(line))).toEqual([]);
  });

  test('request and reply are seen by routes and the http platform only', () => {
    const places = /\.routes\.ts$|^server\/src\/platform\/http\//;
    const seen = /\bFastify(Request|Reply)\b/;
    expect(
      linesThat(
        within('server/src/').filter((file) => !places.test(file.path)),
        seen,
      ),
    ).toEqual([]);
  });

  test('the clock is read in one place of each program', () => {
    const places = /^server\/src\/platform\/clock\/|^sandbox\/src\/clock\.ts$|^web\/src\/lib\//;
    const reading = /new Date\(\)|Date\.now\(\)/;
    expect(
      linesThat(
        production.filter((file) => !places.test(file.path)),
        reading,
      ),
    ).toEqual([]);
  });

  test('there is no default export but a lazy page', () => {
    const others = production.filter((file) => !/-page\.tsx$|\.config\.ts$/.test(file.path));
    expect(linesThat(others, /^export default /)).toEqual([]);
  });

  test('there is no barrel', () => {
    expect(production.filter((file) => /\/index\.tsx?$/.test(file.path)).map((file) => file.path)).toEqual(
      [],
    );
  });

  test('no file is a drawer for everything', () => {
    const drawer = /(^|[/-])(utils?|helpers?|common|manager|services?)([-.]|\/)/;
    // Calls of the wire's Service, which is called an extra everywhere else.
    const named = production.filter((file) => file.path !== 'contract/src/calls/services.ts');
    expect(named.filter((file) => drawer.test(file.path)).map((file) => file.path)).toEqual([]);
  });

  test('file names are in kebab-case', () => {
    const kebab = /^[a-z0-9]+([-.][a-z0-9]+)*\.tsx?$/;
    expect(
      files.filter((file) => !kebab.test(path.posix.basename(file.path))).map((file) => file.path),
    ).toEqual([]);
  });

  test('no import goes round in a circle', () => {
    expect(circles(production.map(asNode))).toEqual([]);
  });

  test('every import of our own leads to a file', () => {
    const missing = files.flatMap((file) =>
      file.imports
        .map(({ specifier }) => resolveImport(file, specifier))
        .filter((target) =>
          /^(domain|contract|client|sandbox|demo|server|web|testing|bench)\/.*\.(tsx?|css)$/.test(target),
        )
        .filter((target) => !existsSync(path.join(repository, target)))
        .map((target) => `${file.path} -> ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test('the folders that name what pages share exist', () => {
    const text = readFileSync(path.join(repository, 'web/vite/shared-files.ts'), 'utf8');
    const folders = [...text.matchAll(/\bweb\\\/src(?:\\\/[a-z-]+)+(?=\\\/)/g)].map(([name]) =>
      name.replaceAll('\\', ''),
    );
    expect(folders.length).toBeGreaterThan(5);
    expect(folders.filter((folder) => !existsSync(path.join(repository, folder)))).toEqual([]);
  });

  test('no file is longer than 300 lines', () => {
    const tooLong = production.filter(
      (file) => file.path !== clientTypes && file.text.split('\n').length > 300,
    );
    expect(tooLong.map((file) => file.path)).toEqual([]);
  });

  test('types are checked, not asserted: at most 40 times is one taken on trust', () => {
    const assertions = production.flatMap(assertionsIn);
    expect(assertions.slice(40), assertions.join('\n')).toEqual([]);
  });

  test('a type asserted in any way is counted, and nothing else that is written “as”', () => {
    const text = `
      import { a as b } from 'vitest';
      export { b as d };
      const fixed = ['as'] as const; // as it stands
      const tuple = <const>['as'];
      const asserted = b as unknown as string;
      const before = <string>b;`;
    expect(assertionsIn({ path: 'one.ts', text })).toEqual([
      'one.ts:6 as string',
      'one.ts:6 as unknown',
      'one.ts:7 as string',
    ]);
  });
});

const isLoaded = ({ isTypeOnly }: Import) => !isTypeOnly;

/** These files and everything they import, type imports excepted. */
function loadedBy(entries: readonly SourceFile[]): readonly SourceFile[] {
  const byPath = new Map(production.map((file) => [file.path, file]));
  const loaded = new Set(entries);
  // Iterating a set also visits what is added meanwhile.
  for (const file of loaded) {
    for (const { specifier } of file.imports.filter(isLoaded)) {
      const target = byPath.get(resolveImport(file, specifier));
      if (target !== undefined) loaded.add(target);
    }
  }
  return [...loaded];
}

/** Files that the module's `public.json` names; none without one. */
function publicFilesOf(place: string): readonly string[] {
  const list = path.join(repository, place, 'public.json');
  if (!existsSync(list)) return [];
  const names = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  return names.map((name) => `${place}/${name}.ts`).toSorted();
}

interface Node {
  readonly name: string;
  readonly imports: readonly string[];
}

const asNode = (file: SourceFile): Node => ({
  name: file.path,
  imports: file.imports.map(({ specifier }) => resolveImport(file, specifier)),
});

/** Folders, each with the folders its files import from. */
function foldersOf(tree: readonly SourceFile[]): readonly Node[] {
  const folders = new Map<string, string[]>();
  for (const { name, imports } of tree.map(asNode)) {
    const folder = folderOf(name);
    const others = imports.map(folderOf).filter((other) => other !== folder);
    folders.set(folder, [...(folders.get(folder) ?? []), ...others]);
  }
  return [...folders].map(([name, imports]) => ({ name, imports }));
}

/** Import cycles, types included, each as the path that closes it. */
function circles(nodes: readonly Node[]): string[] {
  const byName = new Map(nodes.map((node) => [node.name, node]));
  const done = new Set<string>();
  const found: string[] = [];
  const walk = ({ name, imports }: Node, trail: readonly string[]): void => {
    if (trail.includes(name)) {
      found.push([...trail.slice(trail.indexOf(name)), name].join(' -> '));
      return;
    }
    if (done.has(name)) return;
    for (const other of imports) {
      const next = byName.get(other);
      if (next !== undefined) walk(next, [...trail, name]);
    }
    done.add(name);
  };
  for (const node of nodes) walk(node, []);
  return found;
}
