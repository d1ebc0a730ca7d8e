import { manageUpdateResponseSchema, type ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import * as z from 'zod';
import { keptJson } from '../../platform/database/kept-json.ts';

/** What Update keeps of its answer for repeats of its request: the booking is read anew. */
export type OrderAnswer = Pick<ManageUpdateResponse, 'Success' | 'Status' | 'ActionUrl'>;

const { Status, ActionUrl } = manageUpdateResponseSchema.shape;
const answer: z.ZodType<OrderAnswer> = z.object({ Success: z.boolean().default(true), Status, ActionUrl });

export const keptOrderAnswer = keptJson('answer of manage.update', answer);

export const applied: OrderAnswer = { Success: true, Status: 'Applied', ActionUrl: null };
