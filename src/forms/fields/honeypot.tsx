import { hiddenText } from '../../styles/layout';
import { HONEYPOT_NAME } from '@corporate-website/contract/write-facts';

/** A field that only robots fill in: out of sight, of the tab order, of the accessibility tree and of autofill. */
export function Honeypot() {
  return (
    <label css={hiddenText} aria-hidden="true">
      Leave this empty
      <input type="text" name={HONEYPOT_NAME} tabIndex={-1} autoComplete="off" />
    </label>
  );
}
