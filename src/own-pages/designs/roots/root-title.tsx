import { css, type SerializedStyles } from '@emotion/react';
import { WholeSwatch } from '../../../cloth/whole-swatch';
import { displayText, h4Text } from '../../../styles/text';
import { space } from '../../../styles/tokens';
import { serviceKeyOfPage, type DesignPage } from '../design-page';

const SWATCH = '1.75rem';

const group = css({ display: 'grid', gap: space.s, alignContent: 'start', minWidth: 0 });
const label = css([h4Text, { display: 'flex', alignItems: 'center', gap: space.s }]);
const swatch = css({ flex: 'none', width: SWATCH });

interface RootTitleProps {
  page: DesignPage;
  /** Styles of the heading. */
  text?: SerializedStyles;
  className?: string;
}

/** A practice's heading; above it, like a label sewn to its cloth, the practice's weave and name. */
export function RootTitle({ page, text = displayText, className }: RootTitleProps) {
  const key = serviceKeyOfPage(page);
  return (
    <hgroup css={group} className={className}>
      {key ? (
        <p css={label}>
          <span css={swatch}>
            <WholeSwatch service={key} ends={8} picks={8} />
          </span>
          {page.service?.name}
        </p>
      ) : null}
      <h1 css={text}>{page.hero.heading}</h1>
    </hgroup>
  );
}
