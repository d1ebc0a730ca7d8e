import type { setUpCalls } from '@portico/contract/desk/calls/set-up-calls';
import type { OperationsOf } from '../run/operation.ts';
import { discardDrafts } from './discard-drafts.ts';
import { publishDrafts } from './publish-drafts.ts';
import { readContrast } from './read-contrast.ts';
import { readAllParts, readOnePart } from './read-set-up.ts';
import { readUnits } from './read-units.ts';
import { savePart } from './save-part.ts';

export const setUpOperations: OperationsOf<keyof typeof setUpCalls> = {
  'SetUp/Read': readAllParts,
  'SetUp/ReadPart': readOnePart,
  'SetUp/ReadUnits': readUnits,
  'SetUp/ReadContrast': readContrast,
  'SetUp/Save': savePart,
  'SetUp/Discard': discardDrafts,
  'SetUp/Publish': publishDrafts,
};
