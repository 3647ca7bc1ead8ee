import { bandOf, serviceKeyOfPage, type HeroProps } from '../design-page';
import { HeroFrame, HeroHead } from './hero-parts';
import { StepLengths } from './step-lengths';

/** The steps of the work, each as long as it takes. */
export function ProcessHero({ page }: HeroProps) {
  const steps = bandOf(page, 'StepsBand');
  return (
    <HeroFrame page={page}>
      <HeroHead page={page} />
      {steps ? <StepLengths band={steps} service={serviceKeyOfPage(page)} /> : null}
    </HeroFrame>
  );
}
