import { columns, span } from '../../../styles/layout';
import { displayText } from '../../../styles/text';
import { bandOf, serviceKeyOfPage, type HeroProps } from '../design-page';
import { HeroFrame, HeroLead } from './hero-parts';
import { StepLengths } from './step-lengths';

/** The steps of the work, each as long as it takes. */
export function ProcessHero({ page }: HeroProps) {
  const steps = bandOf(page, 'StepsBand');
  return (
    <HeroFrame page={page}>
      <div css={columns}>
        <h1 css={[displayText, span('1 / span 10')]}>{page.hero.heading}</h1>
        <HeroLead css={span('4 / span 7')} page={page} />
      </div>
      {steps ? <StepLengths band={steps} service={serviceKeyOfPage(page)} /> : null}
    </HeroFrame>
  );
}
