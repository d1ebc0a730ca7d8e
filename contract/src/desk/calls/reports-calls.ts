export const reportsCalls = {} as const;
