/**
 * A browser that a guest or the staff may have, driven by what all browsers support: elements are found by XPath and
 * awaited.
 */
export interface GuestBrowser {
  goTo(url: string): Promise<void>;
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Selects the option with this text in a `<select>`. */
  choose(xpath: string, option: string): Promise<void>;
  /** Types into what has the focus: characters, and keys by WebDriver's codes, such as `ENTER`. */
  keys(text: string): Promise<void>;
  /** Resolves once it is shown. */
  see(xpath: string): Promise<void>;
  /** Resolves once there is no such element. */
  seeNo(xpath: string): Promise<void>;
  /** Its address and all its visible text. */
  page(): Promise<string>;
  close(): Promise<void>;
}

/** What has not moved for this long never will, however busy the computer is. */
export const PATIENCE_MS = 300_000;

export const ENTER = '\uE007';
export const ESCAPE = '\uE00C';
