/** The subject of what is counted for a hotel as a whole: there is nobody to hide. */
export const WHOLE_HOTEL = '';

/** The window that an instant is in: windows of `windowS` seconds follow each other from 1970 on. */
export function windowAt(now: Date, windowS: number): { readonly from: Date; readonly to: Date } {
  const windowMs = windowS * 1_000;
  const from = Math.floor(now.getTime() / windowMs) * windowMs;
  return { from: new Date(from), to: new Date(from + windowMs) };
}
