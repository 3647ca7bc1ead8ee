import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useReleases } from '../screens/use-releases';
import { useDesk } from '../shell/desk-context';
import { useOpenItem } from './item-context';
import { MoreMenu } from './more-menu';
import { PublishButton } from './publish-button';
import { StandingChip } from './standing-chip';
import { isOnSite, isPublic, momentText } from './status';
import type { useLocalDraft } from './use-local-draft';
import type { useSaving } from './use-saving';

export interface FormBarProps {
  saving: ReturnType<typeof useSaving>;
  typed: ReturnType<typeof useLocalDraft>;
  preview: { isOpen: boolean; toggle: () => void };
}

function stateText({ typed, saving }: FormBarProps, changedAt: string | undefined): string {
  if (saving.isSaving) return 'Saving…';
  if (typed.isUnsaved) return 'Not saved yet; kept in this browser';
  return changedAt ? `Saved ${momentText(changedAt)}` : '';
}

/** The bar of an item's form: how it stands, and what can be done with it. */
export const FormBar = (props: FormBarProps) => {
  const { saving, typed, preview } = props;
  const { collection, item } = useOpenItem();
  const { site } = useDesk();
  const { releases } = useReleases();
  const slug = item?.live?.['slug'] ?? item?.fields['slug'];
  const hasPage = item && isPublic(item) && collection.path !== null && typeof slug === 'string';
  const saveLabel = item && item.status !== 'draft' ? 'Save changes' : 'Save draft';
  return (
    <Box
      role="group"
      aria-label="This item"
      sx={{
        // On a phone it would take a third of the window.
        position: { xs: 'static', sm: 'sticky' },
        top: 48,
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        marginBottom: 3,
        paddingY: 1.5,
        backgroundColor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {item && <StandingChip item={item} />}
      <Typography variant="body2" color="text.secondary" role="status" sx={{ flexGrow: 1 }}>
        {stateText(props, item?.changed_at)}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {collection.previews && item && (
          <Button
            startIcon={<PreviewIcon />}
            aria-pressed={preview.isOpen}
            disabled={saving.isSaving}
            onClick={preview.toggle}
          >
            Preview
          </Button>
        )}
        {hasPage &&
          releases &&
          (isOnSite(item, releases.read_at) ? (
            <Button href={`${site}${collection.path}/${slug}`} target="_blank" rel="noopener">
              View on the site
            </Button>
          ) : (
            <Typography variant="body2" color="text.secondary" sx={{ alignSelf: 'center' }}>
              On the site after the next release
            </Typography>
          ))}
        {collection.can.save && (
          <Button
            variant="outlined"
            disabled={saving.isSaving || !typed.isUnsaved}
            onClick={() => void saving.perform('save')}
          >
            {saveLabel}
          </Button>
        )}
        {collection.can.publish && <PublishButton saving={saving} isUnsaved={typed.isUnsaved} />}
        {item && <MoreMenu saving={saving} isUnsaved={typed.isUnsaved} />}
      </Stack>
    </Box>
  );
};
