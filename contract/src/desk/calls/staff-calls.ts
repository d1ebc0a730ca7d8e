export const staffCalls = {} as const;
