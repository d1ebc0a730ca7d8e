export const bookingsCalls = {} as const;
