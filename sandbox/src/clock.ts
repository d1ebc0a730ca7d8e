/** The one place of the sandbox that reads the time. */
export function systemNow(): Date {
  return new Date();
}
