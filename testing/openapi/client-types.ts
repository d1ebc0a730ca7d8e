import { readFileSync } from 'node:fs';
import path from 'node:path';
import { guestDocument } from '@portico/contract/openapi/guest-document';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { repository } from '../source-tree/source-files.ts';

const head = `// Written from /api/openapi.json by testing/openapi/write-client-types.ts. Do not edit.\n`;

export const clientTypesFile = path.join(repository, 'client/src/api.ts');

/** The types of the client as the calls are now. */
export async function writeClientTypes(): Promise<string> {
  const document = JSON.parse(JSON.stringify(guestDocument()));
  return head + astToString(await openapiTypescript(document, { defaultNonNullable: false }));
}

export const storedClientTypes = () => readFileSync(clientTypesFile, 'utf8');
