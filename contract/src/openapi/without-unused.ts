import type { Json } from './json-schemas.ts';

/** A document of OpenAPI, as far as its parts matter to each other. */
export interface OpenapiDocument extends Json {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components: Readonly<Record<string, Json>>;
}

/** Leaves out the components that nothing refers to. */
export function withoutUnused(document: OpenapiDocument): OpenapiDocument {
  const { components, ...rest } = document;
  const used = new Set<string>();
  const follow = (part: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(part ?? {}).matchAll(
      /"#\/components\/(\w+)\/([^"]+)"/g,
    )) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      follow(components[kind]?.[name]);
    }
  };
  follow(rest);
  for (const [, scheme = ''] of JSON.stringify(rest).matchAll(/\{"(\w+)":\[\]\}/g))
    used.add(`securitySchemes/${scheme}`);
  const kept = Object.entries(components).map(([kind, parts]) => [
    kind,
    Object.fromEntries(Object.entries(parts).filter(([name]) => used.has(`${kind}/${name}`))),
  ]);
  return { ...document, components: Object.fromEntries(kept) };
}
