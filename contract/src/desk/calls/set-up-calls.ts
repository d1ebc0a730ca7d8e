export const setUpCalls = {} as const;
