export const ratesCalls = {} as const;
