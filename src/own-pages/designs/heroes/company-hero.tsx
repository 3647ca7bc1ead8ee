import { css } from '@emotion/react';
import { Cloth } from '../../../cloth/cloth';
import { ribbonCloth } from '../../../cloth/weaving/page-cloth';
import { columns, span } from '../../../styles/layout';
import { displayText } from '../../../styles/text';
import { color } from '../../../styles/tokens';
import { bandOf, type DesignPage, type PageWords } from '../design-page';
import { wovenOnce } from './hero-styles';
import { HeroFrame, HeroLead } from './hero-parts';
import { LocalNav } from '../local-nav';
import { MeasureChart } from './measure-chart';

const quiet = css([displayText, { maxWidth: '14em' }]);
// Cloth that says nothing stays small.
const ribbon = css({ height: '2.5rem', backgroundColor: color.weft });

type Props = { page: PageWords & Partial<Pick<DesignPage, 'bands'>> };

/** Large, quiet words, and what `hero.measure` names drawn to scale; else a narrow ribbon of the page's own cloth. */
export function CompanyHero({ page }: Props) {
  const { heading, measure } = page.hero;
  const table = bandOf(page, 'ComparisonBand');
  const chart = table && measure ? { table, measure } : null;
  const endsInRibbon = !chart && !page.group?.length;
  return (
    <div data-ground={endsInRibbon ? 'raised' : undefined}>
      <HeroFrame page={page}>
        <h1 css={quiet}>{heading}</h1>
        <div css={columns}>
          <HeroLead css={span('6 / -1')} page={page} />
        </div>
        {chart ? <MeasureChart {...chart} service="blockchain" /> : null}
      </HeroFrame>
      {chart ? null : <Ribbon path={page.path} />}
      <LocalNav {...page} />
    </div>
  );
}

function Ribbon({ path }: { path: string }) {
  const cloth = ribbonCloth(path);
  return (
    <div css={[ribbon, wovenOnce]}>
      <Cloth cloth={cloth} threads={cloth.threads} />
    </div>
  );
}
