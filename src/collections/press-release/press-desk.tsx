import { MailAddress } from '../../components/mail-address';
import { companyContact as company } from '../../site/company-contact';
import { REPLY_TIME } from '../../site/reply-time';
import { standaloneLink } from '../../styles/text';

/** The contact for journalists. */
export function PressDesk() {
  return (
    <span>
      {`Writing about us? The press desk answers within ${REPLY_TIME}: `}
      <a css={standaloneLink} href={`mailto:${company.email.press}`}>
        <MailAddress address={company.email.press} />
      </a>
    </span>
  );
}
