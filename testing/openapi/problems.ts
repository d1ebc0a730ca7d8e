import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';

/** What the recommended rules of Redocly and Spectral say of a document: each error, warning and hint. */
export async function problemsOf(document: object): Promise<readonly string[]> {
  const source = JSON.stringify(document);
  const config = await createConfig({ extends: ['recommended'] });
  const ofRedocly = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(oas));
  const ofSpectral = await spectral.run(JSON.parse(source));
  return [
    ...ofRedocly.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`),
    ...ofSpectral.map(({ code, message, path }) => `${code} at ${path.join('/')}: ${message}`),
  ];
}
