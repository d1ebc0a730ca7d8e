export const newBookingCalls = {} as const;
