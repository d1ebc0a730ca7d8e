import { fileURLToPath } from 'node:url';

/** The folder of the demo hotels' pictures, served under `/demo/art/`; src and dist lie at the same depth. */
export function demoArtDir(): string {
  return fileURLToPath(new URL('../art/', import.meta.url));
}
