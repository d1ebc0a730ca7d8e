import type { webhookCalls } from '@portico/contract/desk/calls/webhook-calls';
import type { OperationsOf } from '../run/operation.ts';
import { addEndpoint, listEndpoints } from './endpoints.ts';
import { removeEndpoint, rotateEndpoint, switchOnEndpoint, testEndpoint } from './one-endpoint.ts';

export const webhookOperations: OperationsOf<keyof typeof webhookCalls> = {
  'Webhooks/List': listEndpoints,
  'Webhooks/Add': addEndpoint,
  'Webhooks/Test': testEndpoint,
  'Webhooks/Rotate': rotateEndpoint,
  'Webhooks/SwitchOn': switchOnEndpoint,
  'Webhooks/Remove': removeEndpoint,
};
