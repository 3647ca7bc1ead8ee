import { ButtonLink } from '../../components/button-link/button-link';
import { withResult } from '../../forms/contact-result';
import { usePageCall } from '../designs/page-call';

export interface ResultCallProps {
  /** What was worked out, for the message; none while nothing was. */
  numbers?: Readonly<Record<string, number>> | undefined;
  className?: string;
}

/** What the page asks for, beside the result that is the reason to ask; the result is carried into the message. */
export function ResultCall({ numbers, className }: ResultCallProps) {
  const call = usePageCall();
  if (!call) return null;
  const { label, href } = call;
  return (
    <p className={className}>
      <ButtonLink to={numbers ? withResult(href, numbers) : href}>{label}</ButtonLink>
    </p>
  );
}
