import { Link } from 'gatsby';
import { CALL_WIDGET_URL } from '../../consent/call-widget/call-widget';
import { company } from '../../site/company';
import { telephoneHref } from '../../site/contact-links';
import { COOKIE_LIFETIME_MONTHS } from '../../consent/visit-keys';
import { Icon } from '../../components/icons/icon';
import { hiddenText } from '../../styles/layout';
import * as styles from './banner-styles';
import { mark } from '../../site/markup';

const TITLE_ID = 'consent';
/** Read out with the title when the settings take the focus. */
const STATUS_ID = 'consent-status';

/** Constant, or React would write it again with each page. */
const written = { __html: '' };

const choices = [
  { choice: 'accept', name: 'ACCEPT' },
  { choice: 'decline', name: 'DECLINE' },
] as const;

export interface ConsentBannerProps {
  /** The call widget's script, on sites that have one. */
  callWidget?: string | null;
}

/**
 * Asks for the visitor's choice on cookies, and shows it again in the settings. It is in every page's HTML, and never
 * changes by being used: `src/consent/early/banner.ts` answers to it, and an attribute of <html> shows it.
 */
export function ConsentBanner({ callWidget = CALL_WIDGET_URL }: ConsentBannerProps) {
  return (
    <section
      css={styles.box}
      {...mark('consent-banner')}
      aria-labelledby={TITLE_ID}
      aria-describedby={STATUS_ID}
      tabIndex={-1}
      suppressHydrationWarning
    >
      <div css={styles.body}>
        <div css={styles.words}>
          <h2 css={hiddenText} id={TITLE_ID}>
            Cookies on this site
          </h2>
          {/* The code that knows the choice writes it, before React is there or after. */}
          <p
            css={styles.status}
            id={STATUS_ID}
            {...mark('consent-status')}
            dangerouslySetInnerHTML={written}
            suppressHydrationWarning
          />
          {callWidget ? <CallReason /> : null}
          <p css={styles.text}>
            {`Accepting lets your browser keep a random ID and the pages you open for ${COOKIE_LIFETIME_MONTHS} months. If you send an enquiry, they go with it.${
              callWidget ? ' The call button may then load its provider’s script.' : ''
            } `}
            <Link to="/cookie-policy">Cookie policy</Link>
          </p>
        </div>
        <div css={styles.answers}>
          {choices.map(({ choice, name }) => (
            <button
              key={choice}
              css={styles.answer}
              type="button"
              {...mark('consent-choice', choice)}
            >
              {name}
            </button>
          ))}
          <button
            css={styles.close}
            type="button"
            aria-label="Close"
            {...mark('consent-choice', 'close')}
          >
            <Icon name="x" size={18} />
          </button>
        </div>
      </div>
    </section>
  );
}

/** Why the call button has led here. */
function CallReason() {
  return (
    <p css={styles.reason}>
      Calls from this page use another company’s script, which loads once you press “ACCEPT”.
      Without it, ring <a href={telephoneHref(company.telephone)}>{company.telephone}</a>.
    </p>
  );
}
