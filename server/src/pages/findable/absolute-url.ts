/** With the origin of this server before it; one that is elsewhere as it is. Undefined where the origin is not known. */
export function absoluteUrl(url: string, publicUrl: string): string;
export function absoluteUrl(url: string, publicUrl: string | undefined): string | undefined;
export function absoluteUrl(url: string, publicUrl: string | undefined): string | undefined {
  if (/^https?:/.test(url)) return url;
  return publicUrl === undefined ? undefined : new URL(url, publicUrl).href;
}
