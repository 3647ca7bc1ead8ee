import { ButtonLink } from '../button-link/button-link';

/** The path that it is followed from is kept for the enquiry. */
export function ContactLink() {
  return (
    <ButtonLink to="/contact" variant="ink" data-track-path="">
      CONTACT US
    </ButtonLink>
  );
}
