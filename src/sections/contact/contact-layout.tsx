import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Crumb } from '../../components/breadcrumbs/breadcrumbs';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { HydratedPart } from '../../hydration/hydration';
import { FORM_ID } from '../../site/contact-links';
import { columns, hiddenText, span, wrap } from '../../styles/layout';
import { h1Text, kickerText, leadText } from '../../styles/text';
import { space } from '../../styles/tokens';

const box = css({ display: 'grid', gap: space.l, paddingBlock: `${space.l} ${space.section}` });
const body = css([columns, { rowGap: space.xxl, alignItems: 'start' }]);
const words = css({ display: 'grid', gap: space.l });
// Beside each other where both have room for their longest words.
const main = css([{ display: 'grid', gap: space.xxl }, span('1 / -1'), span('1 / span 7', 'nav')]);
const side = css([{ minWidth: 0 }, span('1 / -1'), span('9 / -1', 'nav')]);

export interface ContactLayoutProps {
  trail: readonly Crumb[];
  /** Above the heading: what it is about. */
  kicker?: ReactNode;
  heading: string;
  lead: ReactNode;
  /** Who answers, and when, where the lead does not say so. */
  reply?: ReactNode;
  /** Of the form, for those who do not see it. */
  formHeading: string;
  form: ReactNode;
  /** The ways that need no form. */
  aside: ReactNode;
}

/** The head of a contact page: its purpose, its form, and the other ways beside it. */
export function ContactLayout({
  trail,
  kicker,
  heading,
  lead,
  reply,
  formHeading,
  form,
  aside,
}: ContactLayoutProps) {
  return (
    <div css={[wrap, box]}>
      <Breadcrumbs trail={trail} />
      <div css={body}>
        <div css={main}>
          <header css={words}>
            {kicker ? <p css={kickerText}>{kicker}</p> : null}
            <h1 css={h1Text}>{heading}</h1>
            <p css={leadText}>{lead}</p>
            {reply ? <p>{reply}</p> : null}
          </header>
          <section id={FORM_ID} aria-labelledby="form-heading">
            <h2 css={hiddenText} id="form-heading">
              {formHeading}
            </h2>
            <HydratedPart>{form}</HydratedPart>
          </section>
        </div>
        <div css={side}>{aside}</div>
      </div>
    </div>
  );
}
