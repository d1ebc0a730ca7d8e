import styles from './pay.module.css';

/** In place of card fields: the provider's own page asks, after the button is pressed. */
export function OnItsPage({ isPayment }: { isPayment: boolean }) {
  return (
    <p className={styles.elsewhere}>
      {isPayment
        ? 'You pay on the page of our payment provider. It asks for your card, and your bank may ask you to confirm.'
        : 'You give your card on the page of our payment provider. Your bank may ask you to confirm it; nothing is charged now.'}{' '}
      When you are done there, you come back here.
    </p>
  );
}
