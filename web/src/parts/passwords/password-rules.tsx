import { passwordRules } from '@portico/domain/people/password';
import { Announced } from '../../ui/announced.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './passwords.module.css';

/** The rule before anything is typed, each half ticked off as it is met. */
export function PasswordRules({ password }: { password: string }) {
  const { isLong, hasSymbol } = passwordRules(password);
  return (
    <>
      <Rule isMet={isLong}>At least 10 characters</Rule>
      <Rule isMet={hasSymbol}>One of them neither a letter nor a digit</Rule>
    </>
  );
}

/** Read out once the rule is met, and when it is not any more. */
export function PasswordRulesMet({ password }: { password: string }) {
  const { isLong, hasSymbol } = passwordRules(password);
  return <Announced text={isLong && hasSymbol ? 'Your password is long enough and has a sign in it.' : ''} />;
}

function Rule({ isMet, children }: { isMet: boolean; children: string }) {
  return (
    <span className={styles.rule} data-met={isMet || undefined}>
      <span className={styles.mark}>{isMet && <Icon name="check" />}</span>
      <span>
        {children}
        {isMet && <span className="vh">: done</span>}
      </span>
    </span>
  );
}
