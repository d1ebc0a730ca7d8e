import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { capitalised } from '../../stay/stay-texts.ts';
import { ContactUs } from '../../hotel/contact-links.tsx';
import { failedTexts } from '../../submitting/submit-texts.ts';
import type { Followed } from './followed.ts';
import type { FollowedTexts } from './followed-texts.ts';
import styles from './following.module.css';
import { useWayOut } from './use-way-out.ts';
import type { WayOut } from './use-way-out.ts';

interface ProviderQuestionProps<Ended extends Followed> {
  /** Of the bank, or of the provider's page. */
  readonly actionUrl: string;
  readonly words: Pick<FollowedTexts, 'goOn' | 'provider'>;
  readonly ways: readonly WayOut<Ended>[];
  /** What choosing a way out does first. */
  readonly aboutWays: string;
  readonly abandon: () => Promise<Ended>;
  /** It was paid after all. */
  readonly onBooked: () => void;
}

/** The link to the bank or to the payment page, and the ways out. */
export function ProviderQuestion<Ended extends Followed>({
  actionUrl,
  words,
  ways,
  aboutWays,
  abandon,
  onBooked,
}: ProviderQuestionProps<Ended>) {
  const { taken, hasFailed, take } = useWayOut(abandon, onBooked);
  return (
    <div className={styles.news}>
      <div className="actions">
        <ButtonLink href={actionUrl}>{words.goOn}</ButtonLink>
        {ways.map((way) => (
          <Button key={way.words} variant="second" busy={taken === way.words} onClick={() => take(way)}>
            {way.words}
          </Button>
        ))}
      </div>
      <p className="small muted">{aboutWays}</p>
      {hasFailed && (
        <Notice tone="negative" title={failedTexts.wayOut}>
          <ContactUs>
            {capitalised(words.provider)} has not answered us. Please try again in a moment, and do not pay
            again elsewhere. You can also ask us:
          </ContactUs>
        </Notice>
      )}
    </div>
  );
}
