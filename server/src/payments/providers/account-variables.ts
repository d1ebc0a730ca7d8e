import type { ConfigFault } from '../../config/config-types.ts';

/** A variable that may end in `_` and a hotel's code, for an account or provider of that hotel's own. */
export interface VariableRule {
  readonly variable: string;
  /** The expected value, for the fault. */
  readonly expected: string;
  readonly fits: (value: string) => boolean;
}

/** `suffix`: a hotel's code in capitals, with `-` as `_`; undefined: for every hotel. */
export interface AccountVariables {
  /** The hotel's value, else the general one. */
  of(name: string, suffix: string | undefined): string | undefined;
  /** The hotel's own value only. */
  own(name: string, suffix: string | undefined): string | undefined;
  /** Suffixes for which one of these is set; undefined among them: for every hotel. */
  suffixes(...names: string[]): (string | undefined)[];
}

/** Empty, or a hotel's code in capitals. */
const ENDING = /^(_[A-Z0-9][A-Z0-9_]*)?$/;

/** Reads the variables of these rules from the environment and names each bad one. Never repeats a value. */
export function accountVariables(
  environment: Readonly<Record<string, string | undefined>>,
  rules: readonly VariableRule[],
): { readonly variables: AccountVariables; readonly faults: readonly ConfigFault[] } {
  // One name may be a prefix of another.
  const longestFirst = rules.toSorted((one, other) => other.variable.length - one.variable.length);
  const named = Object.entries(environment).flatMap(([variable, text]) => {
    const rule = longestFirst.find(
      (one) => variable === one.variable || variable.startsWith(`${one.variable}_`),
    );
    const value = text?.trim();
    if (rule === undefined || !value) return [];
    return [{ variable, rule, ending: variable.slice(rule.variable.length), value }];
  });
  const given = named
    .filter(({ ending }) => ENDING.test(ending))
    .map(({ ending, ...rest }) => ({ ...rest, suffix: ending.slice(1) || undefined }));
  const faults = [
    ...named
      .filter(({ ending }) => !ENDING.test(ending))
      .map(({ variable, rule, ending }) => ({ variable, expected: inCapitals(rule.variable, ending) })),
    ...given
      .filter(({ rule, value }) => !rule.fits(value))
      .map(({ variable, rule }) => ({ variable, expected: rule.expected })),
  ];
  const own: AccountVariables['own'] = (name, suffix) =>
    given.find((one) => one.rule.variable === name && one.suffix === suffix)?.value;
  const variables: AccountVariables = {
    own,
    of: (name, suffix) => own(name, suffix) ?? own(name, undefined),
    suffixes: (...names) => [
      ...new Set(given.filter(({ rule }) => names.includes(rule.variable)).map(({ suffix }) => suffix)),
    ],
  };
  return { variables, faults };
}

/** In mixed case two variables could mean one hotel. */
function inCapitals(name: string, ending: string): string {
  const code = ending
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return `named with the hotel’s code in capitals, - as _: ${code === '' ? name : `${name}_${code}`}`;
}
