import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A file of docs/deploy with its examples replaced, in the order given: ports, folders, passwords. Throws when it has
 * none of an example.
 */
export function deployFile(name: string, replaced: Readonly<Record<string, string>>): string {
  let text = readFileSync(path.resolve('docs/deploy', name), 'utf8');
  for (const [example, value] of Object.entries(replaced)) {
    if (!text.includes(example)) throw new Error(`docs/deploy/${name} has no ${example}`);
    text = text.replaceAll(example, value);
  }
  return text;
}
