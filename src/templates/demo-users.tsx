import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { useEffect } from 'react';
import { Button } from '../components/button/button';
import { PageHeader } from '../components/page-header/page-header';
import { count } from '../lib/numbers';
import { Seo } from '../seo/seo';
import { useDemoStore, type DemoPage } from '../live/demo-store';
import { plainList, section, wrap } from '../styles/layout';
import { mutedText, tabular } from '../styles/text';
import { color, space } from '../styles/tokens';

const PATH = '/develop/users';

const calls: readonly { name: string; page?: DemoPage }[] = [
  { name: 'users' },
  { name: 'users?page=1&size=5', page: { page: 1, size: 5 } },
  { name: 'users?page=2&size=5', page: { page: 2, size: 5 } },
];

const body = css({ display: 'grid', gap: space.l });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });
const row = css({
  display: 'flex',
  gap: space.l,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
});

/** `/develop/users`, in develop only: the demo store, and the calls that fill it. */
export default function DemoUsers(_props: PageProps) {
  const { users, total, status, load } = useDemoStore();
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <>
      <Seo title="Sample users" description="The demo store." path={PATH} noIndex />
      <PageHeader
        trail={[{ name: 'Sample users', path: PATH }]}
        title="Sample users"
        lead="A store that is filled from the local admin API, with and without page and size."
      />
      <div css={[wrap, section, body]}>
        <div css={buttons}>
          {calls.map(({ name, page }) => (
            <Button key={name} variant="outline" onClick={() => void load(page)}>
              {name}
            </Button>
          ))}
        </div>
        <p role="status">
          {status === 'failed'
            ? 'The local admin API did not answer: npm run admin-api starts it.'
            : `${users.length} of ${count(total, 'user', 'users')}`}
        </p>
        <ul css={plainList}>
          {users.map(({ id, user_name: name }) => (
            <li key={id} css={row}>
              <span css={[mutedText, tabular]}>{id}</span>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
