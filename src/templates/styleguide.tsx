import type { PageProps } from 'gatsby';
import { PageHeader } from '../components/page-header/page-header';
import { Colours } from '../sections/styleguide/colours';
import { FormOutcomes } from '../sections/styleguide/form-outcomes';
import { Buttons, FormStates } from '../sections/styleguide/form-states';
import { Measures, Type } from '../sections/styleguide/measures';
import { Parts, WaysOn } from '../sections/styleguide/parts';
import { Weaves } from '../sections/styleguide/weaves';
import { Seo } from '../seo/seo';

/** `/styleguide`, in develop only: every token, every component, in every state. */
export default function Styleguide(_props: PageProps) {
  return (
    <>
      <Seo
        title="Style guide"
        description="Every token and component in every state."
        path="/styleguide"
        noIndex
      />
      <PageHeader
        trail={[{ name: 'Style guide', path: '/styleguide' }]}
        title="Style guide"
        lead="Every token and every component in every state, by day and by night. Point at things, tab through them, zoom in."
      />
      <Colours />
      <Type />
      <Measures />
      <Weaves />
      <Buttons />
      <FormStates />
      <FormOutcomes />
      <Parts />
      <WaysOn />
    </>
  );
}
