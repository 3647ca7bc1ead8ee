import { Alert, Button, Stack } from '@mui/material';
import { useOpenItem } from './item-context';
import { momentText } from './status';
import type { useLocalDraft } from './use-local-draft';

type DraftOfferProps = Pick<ReturnType<typeof useLocalDraft>, 'offer' | 'take' | 'decline'>;

/** Offers what was typed here before and never saved. */
export const DraftOffer = ({ offer, take, decline }: DraftOfferProps) => {
  const { item } = useOpenItem();
  if (!offer) return null;
  const isOlder = item !== null && offer.version < item.version;
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 2, flexWrap: 'wrap' }}
      action={
        <Stack direction="row" spacing={1}>
          <Button size="small" color="inherit" onClick={decline}>
            Discard
          </Button>
          <Button size="small" variant="contained" onClick={take}>
            Bring back
          </Button>
        </Stack>
      }
    >
      This browser has changes from {momentText(offer.typedAt)} that were never saved.
      {isOlder && ' The item has been saved since then; on saving you choose between the two.'}
    </Alert>
  );
};
