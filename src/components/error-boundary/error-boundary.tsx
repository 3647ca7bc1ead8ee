import { css } from '@emotion/react';
import { Component, useEffect, type ReactNode } from 'react';
import { messages } from '../../site/messages';
import { reportFailure } from '../../hydration/report-failure';
import { wrap } from '../../styles/layout';
import { h1Text, leadText, standaloneLink } from '../../styles/text';
import { color, radius, size, space } from '../../styles/tokens';

interface Props {
  /** In place of what could not be rendered; by default 'Something went wrong'. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Replaces a failed render, and reports it. Give it a `key` to start afresh. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(error);
  }

  override render(): ReactNode {
    const { fallback = <Failure />, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}

const body = css({
  display: 'grid',
  gap: space.l,
  justifyItems: 'start',
  paddingBlock: `${space.xxl} ${space.section}`,
});
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.l });
const again = css({
  minHeight: '3rem',
  paddingInline: space.l,
  border: `1px solid ${color.action}`,
  borderRadius: radius.control,
  backgroundColor: color.action,
  color: color.onAction,
  fontSize: size.small,
  fontWeight: 600,
  cursor: 'pointer',
});

/** Words alone: any other part might be the one that failed. */
function Failure() {
  // Not by Helmet, which may have failed. The company's name stays.
  useEffect(() => {
    const [, name = ''] = /( \| [^|]*)?$/.exec(document.title) ?? [];
    document.title = `${messages.wentWrong}${name}`;
  }, []);
  return (
    <div css={[wrap, body]} role="alert">
      <h1 css={h1Text}>{messages.wentWrong}</h1>
      <p css={leadText}>
        This page dropped a thread. Loading it again usually picks it up; the rest of the site is
        not affected.
      </p>
      <div css={ways}>
        <button css={again} type="button" onClick={() => location.reload()}>
          Load this page again
        </button>
        {/* A full load on purpose: what failed may live in the page's memory. */}
        <a css={standaloneLink} href="/" target="_self">
          Back to the home page
        </a>
      </div>
    </div>
  );
}
