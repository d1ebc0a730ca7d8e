import { guestPaths } from '@portico/contract/paths';
import { readShared, writeShared } from '../../lib/shared-store.ts';
import type { Owner } from '../../shared/hotel/owner.ts';
import type { FrameMessage } from './frame-message.ts';

/** The cookies of the analytics providers, by name. */
type Jar = Readonly<Record<string, string>>;

const MOST_COOKIES = 40;
const LONGEST = 1_000;

const keyOf = (consentKey: string) => `portico.jar.${consentKey}`;

interface FrameEvents {
  /** It accepts messages from now on. */
  readonly onReady: (frame: AnalyticsFrame) => void;
  /** It has processed the message with that id. */
  readonly onCounted: (id: string) => void;
}

export interface AnalyticsFrame {
  readonly send: (message: FrameMessage) => void;
  /** Removes it and ends everything in it. */
  readonly close: () => void;
}

/**
 * Opens the frame in which the analytics scripts run. It has an opaque origin and reaches nothing here. Its cookies are
 * stored on its behalf, until the guest withdraws consent.
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
  // An opaque origin cannot be named, so any other target would reach no one.
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

/** A limited number of texts of limited length: the guest controls the store. */
function jarOf(found: unknown): Jar {
  if (typeof found !== 'object' || found === null) return {};
  const pairs = Object.entries(found).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && pair.join('').length <= LONGEST,
  );
  return Object.fromEntries(pairs.slice(0, MOST_COOKIES));
}
