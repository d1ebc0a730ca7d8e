/** A browser that a guest may have, driven by what all browsers support: elements are found by XPath and awaited. */
export interface GuestBrowser {
  goTo(url: string): Promise<void>;
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Selects the option with this text in a `<select>`. */
  choose(xpath: string, option: string): Promise<void>;
  escape(): Promise<void>;
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
