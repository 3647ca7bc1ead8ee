import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { StoredKeysTable } from '../../consent/stored-keys-table';
import { RichText } from '../../rich-text/rich-text';
import { articleText } from '../../styles/article';
import { space, width } from '../../styles/tokens';
import type { LegalPageProps } from './legal-page-data';

const document = css({ rowGap: space.xl, maxWidth: width.narrow });

/** Tables that a text may call for, by the name that it calls them by. */
const tables: Readonly<Record<string, () => ReactNode>> = {
  'stored-keys': () => <StoredKeysTable />,
};

/** The words of a legal text at a good measure, with the tables that it calls for. */
export function LegalBody({ page }: LegalPageProps) {
  return (
    <div css={[articleText, document]}>
      {page.body.map(({ html, table }, index) =>
        html ? (
          <RichText key={index} html={html} />
        ) : (
          <div key={index}>{tables[table ?? '']?.()}</div>
        ),
      )}
    </div>
  );
}
