import { useState } from 'react';
import { BesideLink } from '../ui/beside-link.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { iconPaths } from '../ui/icon-paths.ts';
import { TextButton } from '../ui/text-button.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { keysOf } from '@portico/domain/record';
import styles from './house-style.module.css';
import { Shown } from './shown.tsx';

export function Pressing() {
  const [pressed, setPressed] = useState(0);
  return (
    <Shown
      title="Buttons and links"
      note="A plate with an engraved line. A button is never greyed out for a form."
    >
      <div className={styles.row}>
        <Button onClick={() => setPressed(pressed + 1)}>Choose this room</Button>
        <Button variant="second">Keep my room</Button>
        <Button variant="danger">Cancel both rooms</Button>
      </div>
      <div className={styles.row}>
        <Button busy>Booking your rooms</Button>
        <Button variant="second" busy>
          Looking
        </Button>
        <Button disabled>Closed for today</Button>
        <Button size="small">Small</Button>
        <Button size="small" variant="second">
          Small
        </Button>
        <ButtonLink href="#main">A link to another page</ButtonLink>
      </div>
      <div className={`${styles.band} ${styles.row}`}>
        <Button variant="brand">On the brand’s plate</Button>
      </div>
      <Button block>As wide as its column</Button>
      <div className={styles.row}>
        <TextButton>Change dates</TextButton>
        <TextLink href="#main">A link that stands alone</TextLink>
        <BesideLink href="/">Terms and conditions</BesideLink>
        <IconButton icon="close" label="Close" />
        <IconButton icon="arrow" label="Later months" aria-disabled />
      </div>
      <p className={styles.row}>
        {keysOf(iconPaths).map((name) => (
          <Icon name={name} key={name} />
        ))}
      </p>
      <p className="small muted">Chosen {pressed} times</p>
    </Shown>
  );
}
