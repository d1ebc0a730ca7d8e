import { writeFileSync } from 'node:fs';
import { clientTypesFile, writeClientTypes } from './client-types.ts';

// After a change of a call: npx tsx --conditions=portico-source testing/openapi/write-client-types.ts
writeFileSync(clientTypesFile, await writeClientTypes());
console.log(clientTypesFile);
