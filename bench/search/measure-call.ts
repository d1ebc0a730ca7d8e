import type autocannon from 'autocannon';
import { kilobytes, milliseconds, quantile, ratio, whole } from '../figures.ts';
import { inTurn } from '../load/in-turn.ts';
import { rawAnswer } from '../load/raw-answer.ts';
import { sendLoad, type Sample } from '../load/send-load.ts';
import { floorPath } from '../served/served-options.ts';
import type { ServedPortico } from '../served/with-served-portico.ts';
import type { MeasuredCall } from './measured-calls.ts';

const ROUNDS = 3;
const SECONDS = 1;
const CONNECTIONS = 4;

/** Two rows: the call, and a route of the same server that sends the same bytes for the same request. */
export async function measureCall(portico: ServedPortico, call: MeasuredCall): Promise<string[][]> {
  const { requests } = call;
  const floorRequests = await keepFloorOf(portico, call);
  const loadOf = (asked: readonly autocannon.Request[]) => () =>
    sendLoad({ url: portico.url, requests: asked, connections: CONNECTIONS, seconds: SECONDS });
  const compared = await inTurn(loadOf(requests), loadOf(floorRequests), ROUNDS);
  return [
    [
      call.name,
      ...figures(compared.own),
      kilobytes(await meanBytes(portico.url, requests)),
      ratio(compared.ratio),
    ],
    [
      '– the same bytes',
      ...figures(compared.floor),
      kilobytes(await meanBytes(portico.url, floorRequests)),
      '1',
    ],
  ];
}

/** The same requests to the floor, once it knows what the server answers to each. */
async function keepFloorOf(portico: ServedPortico, { requests, floorAnswers }: MeasuredCall) {
  const asked = requests.slice(0, floorAnswers);
  const answers: Record<string, string> = {};
  for (const [index, request] of asked.entries()) {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    answers[index] = (await rawAnswer(portico.url, { ...request, headers })).toString();
  }
  await portico.keepFloor(answers);
  return asked.map((request, index) => ({ ...request, path: floorPath(String(index)) }));
}

function figures({ latencies, perSecond }: Sample): string[] {
  return [milliseconds(quantile(latencies, 0.5)), milliseconds(quantile(latencies, 0.95)), whole(perSecond)];
}

async function meanBytes(url: string, requests: readonly autocannon.Request[]): Promise<number> {
  const some = requests.slice(0, 50);
  let bytes = 0;
  for (const request of some) bytes += (await rawAnswer(url, request)).length;
  return bytes / some.length;
}
