import { css } from '@emotion/react';
import type { ServiceKey } from '../cloth/weaving/weaves';
import { noPrint } from '../styles/layout';
import { color } from '../styles/tokens';
import { ArticleCloth } from '../cloth/cloth';
import { Picture, type PictureData } from './picture';

export interface CoverProps {
  picture: PictureData | null;
  /** Seed of the cloth, where there is no picture. */
  slug: string;
  service?: ServiceKey | null;
  /** Width over height. */
  ratio?: number;
  sizes?: string;
  priority?: boolean;
  /** Replaces the picture's text: an empty one where the heading beside it is link enough. */
  alt?: string;
  /** `contain` shows all of the picture, on its main colour. */
  fit?: 'contain';
  className?: string;
}

const frame = css({ overflow: 'hidden', backgroundColor: color.weft });
const filling = css({ height: '100%', filter: 'var(--picture-filter)' });

/** An article's picture, or the cloth grown from its slug, in one ratio. */
export function Cover({ picture, slug, service, ratio = 1.6, className, ...rest }: CoverProps) {
  return (
    <div
      css={[frame, { aspectRatio: String(ratio) }, rest.alt === '' && noPrint]}
      className={className}
    >
      {picture ? (
        <Picture picture={picture} imageCss={filling} {...rest} />
      ) : (
        <ArticleCloth slug={slug} service={service ?? null} />
      )}
    </div>
  );
}
