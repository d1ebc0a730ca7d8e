import type { hotelDataCalls } from '@portico/contract/desk/calls/hotel-data-calls';
import { ok, refused } from '@portico/domain/result';
import { exportPropertyFile } from '../../property-file/export-property-file.ts';
import { faultLines } from '../../property-file/refusal-lines.ts';
import { shownMessage } from '../../platform/outbox/shown-message.ts';
import { waitingMessages } from '../../platform/outbox/waiting-messages.store.ts';
import type { Operation, OperationsOf } from '../run/operation.ts';
import { importFile } from './import-file.ts';
import { readArrivals } from './read-arrivals.ts';

const listOutbox: Operation<'Outbox/List'> = async ({ hotel: { propertyId }, database }, { kind }) => {
  const { messages, isWhole } = await waitingMessages(database.kysely, {
    propertyId,
    kind: kind ?? undefined,
  });
  return ok({ messages: messages.map(shownMessage), isWhole });
};

const exportFile: Operation<'PropertyFile/Export'> = async ({ hotel, database, clock }) => {
  const exported = await exportPropertyFile(database, hotel.propertyId, clock);
  return exported.ok
    ? ok({ propertyFile: exported.file })
    : refused({ code: 'desk.not-exported', facts: { reasons: faultLines(exported.faults) } });
};

export const hotelDataOperations: OperationsOf<keyof typeof hotelDataCalls> = {
  'Arrivals/Read': readArrivals,
  'Outbox/List': listOutbox,
  'PropertyFile/Export': exportFile,
  'PropertyFile/PreviewImport': (run, takes) => importFile(run, takes, { isPreview: true }),
  'PropertyFile/Import': (run, takes) => importFile(run, takes, { isPreview: false }),
};
