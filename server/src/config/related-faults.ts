import type { ConfigFault } from './config-types.ts';
import { expectedWords, type Variables } from './variables.ts';

/** What is missing or in the way, given the other variables. */
export function relatedFaults(variables: Variables): ConfigFault[] {
  const isProduction = variables.DATABASE_URL !== undefined;
  const { SECRET, PUBLIC_URL, ACQUIRER_URL, ACQUIRER_SECRET, SANDBOX, MAIL_URL, MAIL_FROM } = variables;
  const faults: [boolean, ConfigFault][] = [
    [isProduction && PUBLIC_URL === undefined, missing('PUBLIC_URL')],
    [isProduction && SECRET === undefined, missing('SECRET')],
    [ACQUIRER_SECRET !== undefined && ACQUIRER_URL === undefined, missing('ACQUIRER_URL')],
    [
      ACQUIRER_URL !== undefined && ACQUIRER_SECRET === undefined,
      {
        variable: 'ACQUIRER_SECRET',
        expected: 'missing: the secret that the acquirer of ACQUIRER_URL knows',
      },
    ],
    [
      SANDBOX === 'on' && ACQUIRER_URL !== undefined,
      { variable: 'SANDBOX', expected: 'not set beside ACQUIRER_URL: one of the two takes the cards' },
    ],
    [MAIL_URL !== undefined && MAIL_FROM === undefined, missing('MAIL_FROM')],
  ];
  return faults.filter(([applies]) => applies).map(([, fault]) => fault);
}

function missing(variable: keyof typeof expectedWords): ConfigFault {
  return { variable, expected: `missing: ${expectedWords[variable]}` };
}
