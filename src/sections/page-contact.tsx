import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { useId } from 'react';
import { ButtonLink } from '../components/button-link/button-link';
import { WeaveSwatch } from '../cloth/weave-swatch';
import { NoHyphenBreak } from '../components/no-hyphen-break';
import type { ServiceKey } from '../cloth/weaving/weaves';
import { company } from '../site/company';
import { ABOUT_CONTACT_PATH, PRICES_PATH, telephoneHref } from '../site/contact-links';
import { ReplyLine } from './contact/reply-line';
import { LeadCard } from '../components/lead-card/lead-card';
import { columns, section, span, wrap } from '../styles/layout';
import { hover, print } from '../styles/media';
import { h2Text, leadText, smallText, standaloneLink } from '../styles/text';
import { color, colours, space } from '../styles/tokens';

export interface PageContactProps {
  heading: string;
  text: string;
  /** Link to the form: `/contact?service=cloud`. */
  to: string;
  /** The words of the link. */
  label: string;
  /** Who answers for the practice. */
  lead?: Queries.PracticeLeadFragment | undefined;
  service?: ServiceKey | undefined;
  variant: ClosingVariant;
  /** Whether it says who answers an enquiry, when, and at what price; it does by default. */
  isEnquiry?: boolean;
}

/** `plain` on paper, `night` on the dark ground of that name, `cloth` below a selvedge of the service's weave. */
export type ClosingVariant = 'plain' | 'night' | 'cloth';

const body = css([columns, { alignItems: 'start', rowGap: space.l }]);
const words = css({ display: 'grid', gap: space.xl, alignContent: 'start' });
const person = css({ maxWidth: '32rem' });
const aside = css({ display: 'grid', gap: space.l, justifyItems: 'start' });
const hairline = css({ borderTop: `1px solid ${color.line}` });
// Printers leave out grounds, and light words would be lost with them.
const night = css({
  backgroundColor: color.night,
  color: color.onNight,
  '--color-focus': color.onNight,
  // Of what is pointed at: the colour by day is too dark here.
  '--color-action': colours.action.dark,
  '& p, & a': { color: 'inherit' },
  [print]: { backgroundColor: 'transparent', color: color.ink },
});
const nightButton = css({
  '& > a:first-of-type': {
    backgroundColor: color.onNight,
    color: color.night,
    [hover]: { '&:hover': { backgroundColor: colours.weft.light } },
  },
});
const selvedge = css({ height: '2.5rem' });
const inOneLine = css({ whiteSpace: 'nowrap' });

const grounds = { plain: null, night, cloth: null } as const;

/** @param isOfCompany about the company itself, of which nothing is bought */
function EnquiryNote({
  isOfPractice,
  isOfCompany,
}: Record<'isOfPractice' | 'isOfCompany', boolean>) {
  return (
    <>
      <ReplyLine isOfPractice={isOfPractice} />
      {' Or ring '}
      <a css={[standaloneLink, inOneLine]} href={telephoneHref(company.telephone)}>
        {company.telephone}
      </a>
      {'. '}
      {isOfCompany ? null : (
        <>
          {'See '}
          <Link css={[standaloneLink, inOneLine]} to={PRICES_PATH}>
            how we charge
          </Link>
          .
        </>
      )}
    </>
  );
}

/** The closing band: what to send, in the page's own words, and where. */
export function PageContact({
  heading,
  text,
  to,
  label,
  lead,
  service,
  variant,
  isEnquiry = true,
}: PageContactProps) {
  const id = useId();
  return (
    <section css={grounds[variant]} aria-labelledby={id} data-pagefind-ignore="">
      {variant === 'cloth' && service ? (
        <div css={selvedge}>
          <WeaveSwatch service={service} cell={10} />
        </div>
      ) : null}
      <div css={wrap}>
        <div css={[section, body, variant === 'plain' && hairline]}>
          <div css={[words, span('1 / -1'), span('1 / span 7', 'nav')]}>
            <h2 css={h2Text} id={id}>
              <NoHyphenBreak>{heading}</NoHyphenBreak>
            </h2>
            {lead ? <LeadCard css={person} lead={lead} /> : null}
          </div>
          <div
            css={[aside, span('1 / -1'), span('8 / -1', 'nav'), variant === 'night' && nightButton]}
          >
            <p css={leadText}>{text}</p>
            <ButtonLink to={to}>{label}</ButtonLink>
            {isEnquiry ? (
              <p css={smallText}>
                <EnquiryNote
                  isOfPractice={Boolean(lead)}
                  isOfCompany={to.startsWith(`${ABOUT_CONTACT_PATH}/corporate-overview/`)}
                />
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
