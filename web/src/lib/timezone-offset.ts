/** Minutes from the browser's local time to UTC, as JavaScript counts them: -60 in British summer. */
export function timezoneOffset(): number {
  return new Date().getTimezoneOffset();
}
