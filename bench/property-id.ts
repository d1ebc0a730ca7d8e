import { rawAnswer } from './load/raw-answer.ts';

/** The id of a demo hotel on a running server, by its code. */
export async function propertyIdOf(url: string, code: string): Promise<number> {
  const answer = await rawAnswer(url, { path: `/api/Property/${code}` });
  return (JSON.parse(answer.toString()) as { PropertyId: number }).PropertyId;
}
