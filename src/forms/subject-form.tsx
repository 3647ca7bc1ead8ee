import { contactAbout } from '../site/contact-links';
import { resultWords } from './contact-result';
import { choicesWith } from './enquiry-choices';
import { ContactForm } from './contact-form';
import type { ContactSubject } from './contact-subject';
import { AskedPoints, FileNotice } from './subject-parts';

export interface SubjectFormProps {
  /** The address's query, which may hold the result of a page's tool. */
  search: string;
  /** The page that the form is about; it is in the built form, without scripts too. */
  subject: ContactSubject;
}

/** The contact form about a page. */
export function SubjectForm({ search, subject }: SubjectFormProps) {
  const { service, other, asks, path, carries } = subject;
  const words = resultWords(carries, search);
  return (
    <ContactForm
      begins={{ service, message: words && `${words}\n\n` }}
      backPath={contactAbout(path)}
      chosen={service}
      services={choicesWith(other)}
      {...(asks.length > 0 && { hint: <AskedPoints asks={asks} /> })}
    >
      <FileNotice subject={subject} />
    </ContactForm>
  );
}
