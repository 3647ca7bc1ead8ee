import { Box } from '@mui/material';
import { useMemo, useState } from 'react';
import { Form } from 'react-admin';
import { FieldGroups } from '../fields/field-groups';
import { ConflictDialog } from './conflict-dialog';
import { DraftOffer } from './draft-offer';
import { FormBar } from './form-bar';
import { useOpenItem } from './item-context';
import { PreviewPane } from './preview-pane';
import { serverCheck, type ItemValues } from './server-check';
import { useLocalDraft } from './use-local-draft';
import { useSaving } from './use-saving';
import type { Fields } from './values';

const FormContent = () => {
  const { item } = useOpenItem();
  const saving = useSaving();
  const typed = useLocalDraft();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const preview = { isOpen: isPreviewing, toggle: () => setIsPreviewing(!isPreviewing) };
  return (
    <>
      <FormBar saving={saving} typed={typed} preview={preview} />
      <DraftOffer {...typed} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: isPreviewing ? 'minmax(0, 1fr) minmax(0, 1fr)' : '1fr',
          },
        }}
      >
        <FieldGroups isNarrow={isPreviewing} />
        {isPreviewing && item && (
          <PreviewPane
            isUnsaved={typed.isUnsaved}
            isSaving={saving.isSaving}
            onSave={() => void saving.perform('save')}
          />
        )}
      </Box>
      <ConflictDialog saving={saving} />
    </>
  );
};

/** The form of an item, with its bar, its preview and what may come between. */
export const ItemForm = ({ initial }: { initial: Fields }) => {
  const { collection, item } = useOpenItem();
  const resolver = useMemo(
    () => serverCheck(collection.name, item?.id),
    [collection.name, item?.id],
  );
  const [record] = useState({ fields: initial });
  return (
    <Form<ItemValues>
      record={record}
      mode="onChange"
      resolver={resolver}
      disableInvalidFormNotification
      noValidate
      onSubmit={() => undefined}
    >
      <FormContent />
    </Form>
  );
};
