import { css } from '@emotion/react';
import { Adjacent } from '../../components/adjacent/adjacent';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs';
import { FilterNav } from '../../components/filter-nav/filter-nav';
import { EmptyState } from '../../components/empty-state/empty-state';
import { FactList } from '../../components/fact-list/fact-list';
import { Figures } from '../../components/figures/figures';
import { Icon } from '../../components/icons/icon';
import { iconShapes, type IconName } from '../../components/icons/icon-shapes';
import { LinkRows } from '../../components/link-rows/link-rows';
import { Logo } from '../../shell/logo';
import { DateText, MetaLine } from '../../components/meta-line/meta-line';
import { Notification } from '../../notifications/notification';
import { Pagination } from '../../components/pagination/pagination';
import { RichText } from '../../rich-text/rich-text';
import { SearchForm } from '../../components/search-form/search-form';
import { ShareLinks } from '../../components/share-links/share-links';
import { TagList } from '../../components/tag-list/tag-list';
import { YearNav } from '../../components/year-nav/year-nav';
import { notificationTitles, type NotificationKind } from '../../notifications/notification-types';
import { captionText, quietLink, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';
import { Chapter, Specimen } from './specimen';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space.l });
const icons = Object.keys(iconShapes) as IconName[];
const kinds = Object.keys(notificationTitles) as NotificationKind[];
const path = '/styleguide';
const links = [
  { name: 'A page', path, line: 'What it is about.' },
  { name: 'Another', path: '#parts' },
];
const filters = [
  { name: 'All', to: path, count: null, isCurrent: false },
  { name: 'Engineering', to: '#engineering', count: 12, isCurrent: true },
  { name: 'Fintech', to: '#fintech', count: 7, isCurrent: false },
];
const years = [
  { year: 2026, path: '#2026', count: 3 },
  { year: null, path: '#undated', count: 1 },
];
const neighbour = { path, title: 'Half a cent, four million times' };
const figures = [
  { value: '19 → 2', label: 'days to settle' },
  { value: '71%', label: 'without manual touch' },
  { value: 'from Monday to Wednesday', label: 'a value that is a sentence' },
];
const richText = [
  '<h2>A heading</h2><p>Running text with <a href="#parts">a link</a>, <strong>weight</strong>, <em>stress</em> and <code>code</code>.</p>',
  '<ul><li>One thread</li><li>Another</li></ul><ol><li>First</li><li>Second</li></ol>',
  '<blockquote><p>The expensive half.</p></blockquote>',
  '<table><thead><tr><th>Weave</th><th>Repeat</th></tr></thead><tbody><tr><td>Twill</td><td>4</td></tr></tbody></table>',
  '<pre><code>const cloth = weave(threads);</code></pre>',
].join('');

/** Links, lists and the parts around texts. */
export function Parts() {
  return (
    <Chapter title="Parts">
      <Specimen name="Mark and name">{() => <Logo />}</Specimen>
      <Specimen name="Icons">
        <div css={row}>
          {icons.map((name) => (
            <span key={name} css={captionText}>
              <Icon name={name} size={24} />
              {name}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="Links">
        <div css={row}>
          <a href="#parts">In text</a>
          <a css={quietLink} href="#parts">
            Quiet
          </a>
          <a css={standaloneLink} href="#parts">
            By itself
          </a>
        </div>
      </Specimen>
      <Specimen name="Breadcrumbs">{() => <Breadcrumbs trail={links} />}</Specimen>
      <Specimen name="Facts about an item">
        <>
          <MetaLine>
            Engineering
            <DateText at="2026-11-17T09:00:00Z" />
            {null}
          </MetaLine>
          <FactList
            facts={[
              ['Client', 'Sample Grocers'],
              ['Industry', null],
            ]}
          />
          <TagList tags={['payments', 'retries']} />
          <Figures figures={figures} />
        </>
      </Specimen>
      <Specimen name="Lists of links">{() => <LinkRows links={links} />}</Specimen>
      <Specimen name="Running text">{() => <RichText html={richText} />}</Specimen>
    </Chapter>
  );
}

/** Ways on from a list or an item, and the message without any. */
export function WaysOn() {
  const pages = { pageCount: 9, basePath: path };
  return (
    <Chapter title="Ways on">
      <Specimen name="Pages of a list: first, middle, last">
        {(theme) =>
          [1, 5, 9].map((page) => (
            <Pagination key={page} {...pages} page={page} label={`Pages, ${page}, ${theme}`} />
          ))
        }
      </Specimen>
      <Specimen name="Categories and years">
        <>
          <FilterNav label="Categories" links={filters} />
          <FilterNav label="Services" isFolded links={filters} />
          <YearNav years={years} current={2026} />
        </>
      </Specimen>
      <Specimen name="Neighbours: both, the last, the first">
        <>
          <Adjacent previous={neighbour} next={neighbour} label="posts" />
          <Adjacent previous={neighbour} next={null} label="posts" />
          <Adjacent previous={null} next={neighbour} label="posts" />
        </>
      </Specimen>
      <Specimen name="Sharing">
        {() => <ShareLinks url="https://www.example.com/" title="A title" />}
      </Specimen>
      <Specimen name="Search">{() => <SearchForm query="herringbone" />}</Specimen>
      <Specimen name="Notifications">
        {kinds.map((kind) => (
          <Notification key={kind} kind={kind} message="What happened, in a sentence." />
        ))}
      </Specimen>
      <Specimen name="Nothing to show">
        {() => <EmptyState>Nothing is on the loom.</EmptyState>}
      </Specimen>
    </Chapter>
  );
}
