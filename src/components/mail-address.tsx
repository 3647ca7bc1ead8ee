import { css } from '@emotion/react';

// Goes to the next line as a whole, and is broken only where it is wider than a line.
const whole = css({ display: 'inline-block', maxWidth: '100%', textDecoration: 'inherit' });

/** An address of mail, broken at its sign where it has to be, and not within a name. */
export function MailAddress({ address }: { address: string }) {
  const [mailbox, host] = address.split('@');
  if (!host) return address;
  return (
    <span css={whole}>
      {`${mailbox}@`}
      <wbr />
      {host}
    </span>
  );
}
