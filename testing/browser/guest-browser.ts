/** A browser that a guest may have, driven by what all of them understand: elements are named by XPath and waited for. */
export interface GuestBrowser {
  goTo(url: string): Promise<void>;
  press(xpath: string): Promise<void>;
  type(xpath: string, text: string): Promise<void>;
  /** Takes the option of these words from a `<select>`. */
  choose(xpath: string, option: string): Promise<void>;
  /** Presses Esc. */
  escape(): Promise<void>;
  /** Resolves once it is shown. */
  see(xpath: string): Promise<void>;
  /** Resolves once there is no such thing. */
  seeNo(xpath: string): Promise<void>;
  /** Its address and all that can be read on it. */
  page(): Promise<string>;
  close(): Promise<void>;
}

/** What stands still for so long will not come, however busy the computer is. */
export const PATIENCE_MS = 300_000;
