import type * as z from 'zod';

/**
 * `read` changes nothing. `write` is entered in the audit trail. `money` also asks a log-in that was idle for half an
 * hour to confirm itself. `access` changes who logs in, and how, or answers a secret: as `money`, and what it answers is
 * not stored. Rule: docs/desk.md, "Sessions".
 */
export type DeskCallKind = 'read' | 'write' | 'money' | 'access';

const callOf =
  <const Kind extends DeskCallKind>(kind: Kind) =>
  <Takes extends z.ZodType, Answers extends z.ZodType>(takes: Takes, answers: Answers) => ({
    kind,
    takes,
    answers,
  });

/** Declares a call of the desk by what it takes and answers: camelCase, amounts in minor units. */
export const read = callOf('read');
export const write = callOf('write');
export const money = callOf('money');
export const access = callOf('access');
