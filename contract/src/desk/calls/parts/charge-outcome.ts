import * as z from 'zod';

/**
 * What became of a charge to the kept card. `needs-guest`: the bank asks for the guest; `unknown`: the provider has not
 * answered, it is looked up.
 */
export const chargeOutcome = z.enum(['paid', 'declined', 'needs-guest', 'card-unusable', 'unknown']);

export type ChargeOutcome = z.output<typeof chargeOutcome>;
