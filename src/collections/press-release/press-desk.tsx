import { css } from '@emotion/react';
import { companyContact as company } from '../../site/company-contact';
import { REPLY_TIME } from '../../site/reply-time';
import { standaloneLink } from '../../styles/text';

// Unbroken, even in the narrowest column.
const address = css({ fontSize: 'min(1em, 5.2vw)', whiteSpace: 'nowrap' });

/** Where those who write about the company ask. */
export function PressDesk() {
  return (
    <span>
      {`Writing about us? The press desk answers within ${REPLY_TIME}: `}
      <a css={[standaloneLink, address]} href={`mailto:${company.email.press}`}>
        {company.email.press}
      </a>
    </span>
  );
}
