/** Prefixes this server's origin; a URL elsewhere stays unchanged. Undefined when the origin is not known. */
export function absoluteUrl(url: string, publicUrl: string): string;
export function absoluteUrl(url: string, publicUrl: string | undefined): string | undefined;
export function absoluteUrl(url: string, publicUrl: string | undefined): string | undefined {
  if (/^https?:/.test(url)) return url;
  return publicUrl === undefined ? undefined : new URL(url, publicUrl).href;
}
