// Writes docs/property-file.schema.json from the schema in contract, which has to be built: npx tsc -b contract.
import { writeFileSync } from 'node:fs';
import { propertyFileJsonSchema } from '@portico/contract/property-file/property-file-json-schema';

writeFileSync(new URL('../docs/property-file.schema.json', import.meta.url), propertyFileJsonSchema());
