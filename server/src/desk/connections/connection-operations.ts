import type { connectionCalls } from '@portico/contract/desk/calls/connection-calls';
import type { OperationsOf } from '../run/operation.ts';
import { listConnectionMessages, readConnectionMessage } from './connection-messages.ts';
import { listConnectionPushes, retryConnectionPushes, setConnectionPush } from './connection-push.ts';
import {
  addConnection,
  listConnections,
  revokeConnection,
  rotateConnection,
  setConnectionCodes,
} from './connections.ts';

export const connectionOperations: OperationsOf<keyof typeof connectionCalls> = {
  'Connections/List': listConnections,
  'Connections/Add': addConnection,
  'Connections/Rotate': rotateConnection,
  'Connections/Revoke': revokeConnection,
  'Connections/SetCodes': setConnectionCodes,
  'Connections/SetPush': setConnectionPush,
  'Connections/RetryPushes': retryConnectionPushes,
  'Connections/ListPushes': listConnectionPushes,
  'Connections/ListMessages': listConnectionMessages,
  'Connections/ReadMessage': readConnectionMessage,
};
