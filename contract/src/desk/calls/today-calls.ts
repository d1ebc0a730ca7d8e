export const todayCalls = {} as const;
