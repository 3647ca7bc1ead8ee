import { css } from '@emotion/react';
import { Component, type ReactNode } from 'react';
import { section, wrap } from '../../styles/layout';
import { h1Text, leadText, standaloneLink } from '../../styles/text';
import { space } from '../../styles/tokens';

interface Props {
  children: ReactNode;
}

const body = css({ display: 'grid', gap: space.l, justifyItems: 'start' });

/** Shows 'Something went wrong' in place of what could not be rendered. Give it a `key` to start afresh. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

function Failure() {
  return (
    <div css={[wrap, section, body]} role="alert">
      <h1 css={h1Text}>Something went wrong</h1>
      <p css={leadText}>
        This page dropped a thread. Loading it again usually picks it up; the rest of the site is
        not affected.
      </p>
      {/* A full load on purpose: what failed may live in the page's memory. */}
      <a css={standaloneLink} href="/">
        Back to the home page
      </a>
    </div>
  );
}
