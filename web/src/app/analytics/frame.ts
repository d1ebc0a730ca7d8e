import { guestPaths } from '@portico/contract/paths';
import { readShared, writeShared } from '../../lib/shared-store.ts';
import type { Owner } from '../../shared/hotel/owner.ts';
import type { FrameMessage } from './frame-message.ts';

/** What the counting parties keep as cookies, by name. */
type Jar = Readonly<Record<string, string>>;

const MOST_COOKIES = 40;
const LONGEST = 1_000;

const keyOf = (consentKey: string) => `portico.jar.${consentKey}`;

interface FrameEvents {
  /** From now on it may be told. */
  readonly onReady: (frame: AnalyticsFrame) => void;
  /** It has taken the message of that id. */
  readonly onCounted: (id: string) => void;
}

export interface AnalyticsFrame {
  readonly send: (message: FrameMessage) => void;
  /** Everything in it ends at once. */
  readonly close: () => void;
}

/**
 * Opens the frame in which the counting parties run. It has an origin of its own and reaches nothing here; what it would
 * keep as cookies is kept for it, until the guest changes their mind.
 */
export function openFrame(
  { consentKey, home }: Pick<Owner, 'consentKey' | 'home'>,
  { onReady, onCounted }: FrameEvents,
): AnalyticsFrame {
  const element = document.createElement('iframe');
  element.src = guestPaths.analytics(home);
  element.setAttribute('sandbox', 'allow-scripts');
  element.title = 'Analytics';
  element.hidden = true;
  element.tabIndex = -1;
  // An origin of its own cannot be named, so that anything else would reach nobody.
  const post = (message: unknown) => element.contentWindow?.postMessage(message, '*');
  const frame: AnalyticsFrame = {
    send: post,
    close: () => {
      window.removeEventListener('message', hear);
      element.remove();
    },
  };
  function hear({ source, data }: MessageEvent<unknown>): void {
    if (source !== element.contentWindow) return;
    if (data === 'ready') {
      post({ jar: readJar(consentKey) });
      onReady(frame);
    } else if (typeof data === 'object' && data !== null) {
      if ('jar' in data) keepJar(consentKey, data.jar);
      if ('counted' in data) onCounted(String(data.counted));
    }
  }
  window.addEventListener('message', hear);
  document.body.append(element);
  return frame;
}

export function forgetJar(consentKey: string): void {
  writeShared(keyOf(consentKey), null);
}

function readJar(consentKey: string): Jar {
  try {
    return jarOf(JSON.parse(readShared(keyOf(consentKey)) ?? '{}'));
  } catch {
    return {};
  }
}

function keepJar(consentKey: string, jar: unknown): void {
  writeShared(keyOf(consentKey), JSON.stringify(jarOf(jar)));
}

/** Texts of a bounded length, and so many: the store is the guest's. */
function jarOf(found: unknown): Jar {
  if (typeof found !== 'object' || found === null) return {};
  const pairs = Object.entries(found).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair.join('').length <= LONGEST,
  );
  return Object.fromEntries(pairs.slice(0, MOST_COOKIES));
}
