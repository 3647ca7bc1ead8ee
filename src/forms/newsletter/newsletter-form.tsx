import { css } from '@emotion/react';
import { Link } from 'gatsby';
import {
  BACK_NAME,
  MAX_FIELD_LENGTH,
  NEWSLETTER_EMAIL,
} from '@corporate-website/contract/write-facts';
import { captionText, h4Text, mutedText, smallText } from '../../styles/text';
import { from, hover } from '../../styles/media';
import { color, radius, size, space, time } from '../../styles/tokens';
import { described, FieldError } from '../fields/field-parts';
import { Honeypot } from '../fields/honeypot';
import { useNewsletter } from './use-newsletter';
import { mark } from '../../site/markup';

const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s,
  alignContent: 'start',
});
const wide = css({
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.gap },
});
const part = css({ display: 'grid', gap: space.s, alignContent: 'start', minWidth: 0 });
const label = css({ fontSize: size.small, fontWeight: 600 });
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
});
const input = css({
  flex: '1 1 12rem',
  minWidth: 0,
  minHeight: '3rem',
  padding: `${space.xs} ${space.s}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: color.paper,
});
const button = css({
  flex: '0 0 auto',
  minHeight: '3rem',
  paddingInline: space.l,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  fontSize: size.small,
  fontWeight: 600,
  cursor: 'pointer',
  transition: `background-color ${time.quick} ${time.ease}, color ${time.quick} ${time.ease}`,
  [hover]: { '&:hover': { backgroundColor: color.ink, color: color.paper } },
});

const outcome = css({ fontWeight: 600 });

const ID = 'newsletter-email';

export interface NewsletterFormProps {
  className?: string;
  /** URL that the browser posts it to without scripts. */
  action: string;
  /** Of the page that the server leads back to then. */
  pathname: string;
  /** Its words beside its fields, where nothing else stands there. */
  isWide?: boolean;
}

/**
 * Signing up for the newsletter, without leaving the page. Without scripts the browser posts it; the server answers
 * with a page and a way back.
 */
export function NewsletterForm({
  className,
  action,
  pathname,
  isWide = false,
}: NewsletterFormProps) {
  const { state, onSubmit, onInput, onFocus } = useNewsletter();
  const { isEnhanced, isSending, error, note } = state;
  return (
    <form
      css={[body, isWide && wide]}
      className={className}
      action={action}
      method="post"
      {...mark('newsletter')}
      noValidate={isEnhanced}
      suppressHydrationWarning
      aria-busy={isSending || undefined}
      onSubmit={onSubmit}
    >
      <div css={part}>
        <h2 css={h4Text}>Our monthly newsletter</h2>
        <p css={[smallText, mutedText]}>
          What we fixed, what the figures were, and what we would do differently today.
        </p>
      </div>
      <div css={part}>
        <label css={label} htmlFor={ID}>
          Business email
        </label>
        <div css={line}>
          <input
            {...described({ id: ID, error })}
            css={input}
            id={ID}
            type="email"
            name="business_email"
            autoComplete="email"
            required
            maxLength={MAX_FIELD_LENGTH}
            pattern={NEWSLETTER_EMAIL}
            title="An email address such as name@company.com, ending in two to four letters"
            onInput={onInput}
            onFocus={onFocus}
            suppressHydrationWarning
          />
          <Honeypot />
          <input type="hidden" name={BACK_NAME} value={pathname} />
          <button css={button} type="submit" aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : 'Subscribe'}
          </button>
        </div>
        <FieldError id={ID} error={error} />
        <div css={captionText}>
          <div role="status" css={outcome}>
            {note}
          </div>
          <p css={mutedText}>
            Kept until you unsubscribe, and used for nothing else: see the{' '}
            <Link to="/privacy-policies">privacy policies</Link>.
          </p>
        </div>
      </div>
    </form>
  );
}
