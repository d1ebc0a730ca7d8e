// Writes docs/*.schema.json from the schemas in contract, which must be built: npx tsc -b contract.
import { writeFileSync } from 'node:fs';
import { groupFileJsonSchema } from '@portico/contract/group-file/group-file-json-schema';
import { propertyFileJsonSchema } from '@portico/contract/property-file/property-file-json-schema';

writeFileSync(new URL('../docs/property-file.schema.json', import.meta.url), propertyFileJsonSchema());
writeFileSync(new URL('../docs/group-file.schema.json', import.meta.url), groupFileJsonSchema());
