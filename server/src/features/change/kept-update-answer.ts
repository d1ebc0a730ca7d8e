import { manageUpdateResponseSchema, type ManageUpdateResponse } from '@portico/contract/calls/manage-update';
import type * as z from 'zod';
import { keptJson } from '../../platform/database/kept-json.ts';

/** What Update keeps of its answer for repeats of its request: the booking is read anew. */
export type UpdateAnswer = Pick<ManageUpdateResponse, 'Status' | 'ActionUrl'>;

const answer: z.ZodType<UpdateAnswer> = manageUpdateResponseSchema.pick({ Status: true, ActionUrl: true });

export const keptUpdateAnswer = keptJson('answer of manage.update', answer);
