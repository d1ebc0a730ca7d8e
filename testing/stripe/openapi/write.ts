import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deriveFromLibrary } from './derive-from-library.ts';

// After a library update: npx tsx testing/stripe/openapi/write.ts, then npm run format.
const openapi = deriveFromLibrary();
const file = fileURLToPath(new URL('openapi.json', import.meta.url));
writeFileSync(file, JSON.stringify(openapi));
console.log(`${file}: ${openapi.info.version}`);
