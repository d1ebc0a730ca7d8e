import { operationId, type DescribedCall } from './described-call.ts';
import { examplesOf } from './examples.ts';
import type { Json, SchemaNames } from './json-schemas.ts';
import { parametersOf } from './parameters.ts';
import { responsesOf } from './responses.ts';
import { securityOf, whoMayCall } from './security.ts';

interface Names {
  readonly sent: SchemaNames;
  readonly answered: SchemaNames;
}

/** A call as OpenAPI has it; its schemas get names. */
export function operationOf(call: DescribedCall, { sent, answered }: Names): Json {
  const { request, options, access, summary, tag, note } = call;
  const { mediaType, status } = options ?? {};
  const id = operationId(call);
  const type = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const parameters = parametersOf(call);
  const examples = examplesOf(call.path);
  const answer =
    mediaType === undefined ? answered.add(call.response, `${type}Response`) : { type: 'string' };
  const { body } = request;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: note === undefined ? whoMayCall[access] : `${whoMayCall[access]} ${note}`,
    security: securityOf(access),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: sent.add(body, `${type}Request`), ...examples.request } },
      },
    }),
    responses: responsesOf(call, status === 204 ? undefined : answer, examples.answer),
  };
}
