/** The only place in the sandbox that reads the time. */
export function systemNow(): Date {
  return new Date();
}
