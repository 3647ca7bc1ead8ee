import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { useState } from 'react';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs';
import { trailOf } from '../lib/navigation';
import { REPLY_TIME } from '../lib/reply-time';
import { HydratedPart, HydratedParts } from '../providers/hydration';
import { ContactAside } from '../sections/contact/contact-aside';
import { ContactOffices } from '../sections/contact/contact-offices';
import { ContactSteps } from '../sections/contact/contact-steps';
import { ContactForm } from '../sections/forms/contact-form';
import { breadcrumbList } from '../seo/json-ld';
import { Seo } from '../seo/seo';
import { useSiteUrl } from '../seo/site';
import { columns, hiddenText, wrap } from '../styles/layout';
import { from } from '../styles/media';
import { h1Text, leadText } from '../styles/text';
import { space } from '../styles/tokens';

const page = css([
  columns,
  { rowGap: space.xxl, paddingBlock: `${space.l} ${space.section}`, alignItems: 'start' },
]);
const words = css({ display: 'grid', gap: space.l });
// Beside each other where both have room for their longest words.
const main = css({
  display: 'grid',
  gap: space.xxl,
  [from.medium]: { gridColumn: '1 / -1' },
  [from.nav]: { gridColumn: '1 / span 7' },
});
const side = css({
  minWidth: 0,
  [from.medium]: { gridColumn: '1 / -1' },
  [from.nav]: { gridColumn: '9 / -1' },
});

/** `/contact` */
export default function Contact({ location }: PageProps) {
  const siteUrl = useSiteUrl();
  const [service, setService] = useState('');
  const trail = trailOf('/contact');
  return (
    <>
      <Seo
        title="Contact"
        description={`Write, call or come by. An engineer answers within ${REPLY_TIME}, and says so if another firm would serve you better.`}
        path="/contact"
        jsonLd={[breadcrumbList(trail, siteUrl)]}
      />
      <div css={[wrap, page]}>
        <div css={main}>
          <header css={words}>
            <Breadcrumbs trail={trail} />
            <h1 css={h1Text}>Tell us what must not stop</h1>
            <p css={leadText}>
              {`Five lines are enough. They are read by someone who has mended such a thing before, and answered within ${REPLY_TIME}.`}
            </p>
          </header>
          <section id="form" aria-labelledby="form-heading">
            <h2 css={hiddenText} id="form-heading">
              Your message
            </h2>
            <HydratedPart>
              <ContactForm search={location.search} onServiceChange={setService} />
            </HydratedPart>
          </section>
        </div>
        <div css={side}>
          <ContactAside service={service} />
        </div>
      </div>
      <HydratedParts>
        <ContactSteps />
        <ContactOffices />
      </HydratedParts>
    </>
  );
}
