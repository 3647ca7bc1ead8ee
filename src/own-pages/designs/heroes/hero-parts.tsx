import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../../../components/button-link/button-link';
import { NoHyphenBreak } from '../../../components/no-hyphen-break';
import { headRow, span, wrap } from '../../../styles/layout';
import { print } from '../../../styles/media';
import { h1Text, h4Text, leadText } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { actionOf, type PageWords } from '../design-page';

interface HeroPartProps {
  page: PageWords;
  children?: ReactNode;
  className?: string;
}

const frame = css({
  display: 'grid',
  gap: space.l,
  paddingBlock: `${space.l} ${space.xl}`,
  // A grid that is taller than the rest of a sheet would leave the sheet to the header.
  [print]: {
    display: 'block',
    paddingBlock: `0 ${space.l}`,
    '& > * + *': { marginTop: space.l },
  },
});

interface HeroFrameProps extends HeroPartProps {
  /** Whether the page's name is the first line. Heroes whose heading is elsewhere place it themselves. */
  isNamed?: boolean;
}

/** The frame that every hero shares: the way down, the page's name, then the hero's own. */
export function HeroFrame({ page, children, className, isNamed = true }: HeroFrameProps) {
  return (
    <header css={[wrap, frame]} className={className}>
      <Breadcrumbs trail={page.trail} />
      {isNamed ? <PageName css={nearHeading} page={page} /> : null}
      {children}
    </header>
  );
}

const name = css([h4Text, { marginBottom: space.s }]);
const nearHeading = css({ marginBottom: `calc(${space.s} - ${space.l})` });

/** The page's name, above a heading that does not say it. */
export function PageName({ page, className }: HeroPartProps) {
  const isSaid = page.hero.heading.toLowerCase().includes(page.title.toLowerCase());
  if (isSaid) return null;
  return (
    <p css={name} className={className}>
      {page.title}
    </p>
  );
}

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.m} ${space.l}`,
});

/** The page's call to action, and perhaps a second, quieter link. */
export function HeroActions({ page, children }: HeroPartProps) {
  const action = actionOf(page);
  if (!action && !children) return null;
  return (
    <div css={actions}>
      {action ? <ButtonLink to={action.href}>{action.label}</ButtonLink> : null}
      {children}
    </div>
  );
}

const words = css({ display: 'grid', gap: space.l });

/** The page's lead, and below it the call to action. */
export function LeadAndCall({ page }: { page: PageWords }) {
  return (
    <>
      <p css={leadText}>
        <NoHyphenBreak>{page.hero.lead}</NoHyphenBreak>
      </p>
      <HeroActions page={page} />
    </>
  );
}

/** The same in one box, perhaps below a heading. */
export function HeroLead({ page, children, className }: HeroPartProps) {
  return (
    <div css={words} className={className}>
      {children}
      <LeadAndCall page={page} />
    </div>
  );
}

/** The head of a hero whose drawing stands below it: the heading, and beside it on a desk lead, call and perhaps more. */
export function HeroHead({ page, children }: Omit<HeroPartProps, 'className'>) {
  return (
    <div css={headRow}>
      <h1 css={[h1Text, span('1 / -1'), span('1 / span 6', 'wide')]}>{page.hero.heading}</h1>
      <div css={[words, span('1 / -1'), span('7 / -1', 'wide')]}>
        <LeadAndCall page={page} />
        {children}
      </div>
    </div>
  );
}

/** A hero without a drawing, such as one straight above a tool. */
export function PlainHero({ page }: { page: PageWords }) {
  return (
    <HeroFrame page={page}>
      <HeroHead page={page} />
    </HeroFrame>
  );
}
