/** A cookie's lifetime: `180d`, `12h`, `30m`, `45s`. */
export type Duration = `${number}${keyof typeof secondsOf}`;

const secondsOf = { d: 86_400, h: 3_600, m: 60, s: 1 } as const;

/** Whole seconds. Throws when the text is no duration. */
export function durationSeconds(duration: Duration): number {
  const [, count, unit] = /^(\d{1,6})([dhms])$/.exec(duration) ?? [];
  const seconds = Object.entries(secondsOf).find(([name]) => name === unit)?.[1];
  if (count === undefined || seconds === undefined) throw new Error(`No duration: ${duration}`);
  return Number(count) * seconds;
}

/** Null when it is missing, or the browser stores none. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

/** For every page of this server, and for no other site's. */
export function writeCookie(name: string, value: string, lifetime: Duration): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${durationSeconds(lifetime)}; Path=/; SameSite=Lax${secure}`;
}
