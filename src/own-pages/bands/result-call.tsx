import { ButtonLink } from '../../components/button-link/button-link';
import { withResult } from '../../forms/contact-result';
import { usePageCall } from '../designs/page-call';

export interface ResultCallProps {
  /** The result, for the message; none before there is one. */
  numbers?: Readonly<Record<string, number>> | undefined;
  className?: string;
}

/** The page's call beside the result that is its reason; the result is carried into the message. */
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
