import CopyIcon from '@mui/icons-material/LinkOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import WideIcon from '@mui/icons-material/DesktopWindowsOutlined';
import {
  Alert,
  Box,
  Button,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PreviewLinkAnswer } from '../../protocol';
import { call } from '../api/call';
import { recordPath } from '../api/data-provider';
import { useOpenItem } from './item-context';
import { momentText } from './status';

const widths = { phone: 390, wide: 1280 } as const;

interface PreviewPaneProps {
  isUnsaved: boolean;
  isSaving: boolean;
  onSave: () => void;
}

/** The page at a width of its own, scaled down to the room that there is. */
const Frame = ({ url, width }: { url: string; width: number }) => {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [width]);
  return (
    <Box
      ref={box}
      sx={{ flexGrow: 1, minHeight: '60vh', overflow: 'hidden', border: 1, borderColor: 'divider' }}
    >
      <Box
        component="iframe"
        title="Preview of the last saved version"
        src={url}
        sx={{
          display: 'block',
          border: 0,
          backgroundColor: 'background.default',
          width,
          height: `${100 / scale}%`,
          marginX: scale === 1 ? 'auto' : 0,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
        }}
      />
    </Box>
  );
};

/** The item as its page will look, beside the form. */
export const PreviewPane = ({ isUnsaved, isSaving, onSave }: PreviewPaneProps) => {
  const { collection, item } = useOpenItem();
  const notify = useNotify();
  const [view, setView] = useState<keyof typeof widths>('wide');
  const path = `${recordPath(collection.name, item?.id)}/preview-link`;
  const link = useQuery({
    queryKey: ['preview-link', path],
    queryFn: () => call<PreviewLinkAnswer>(path, { method: 'POST', body: {} }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const shown = link.data?.data;
  const pane = useRef<HTMLDivElement>(null);
  const isBelow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  useEffect(() => {
    if (!isBelow) return;
    pane.current?.scrollIntoView();
    pane.current?.focus({ preventScroll: true });
  }, [isBelow]);
  const copy = async () => {
    if (!shown) return;
    await navigator.clipboard.writeText(shown.url);
    notify(
      `Link copied. Anyone who has it can see this item until ${momentText(shown.expires_at)}.`,
    );
  };
  return (
    <Stack
      ref={pane}
      component="section"
      aria-label="Preview"
      tabIndex={-1}
      spacing={1.5}
      sx={{
        position: { lg: 'sticky' },
        top: 128,
        // Below the bars that stay.
        scrollMarginTop: { xs: 64, sm: 128 },
        height: { xs: '80vh', lg: 'calc(100vh - 10rem)' },
      }}
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width of the preview"
          value={view}
          onChange={(_, chosen: keyof typeof widths | null) => chosen && setView(chosen)}
        >
          <ToggleButton value="phone">
            <PhoneIcon fontSize="small" sx={{ marginRight: 0.5 }} /> Phone
          </ToggleButton>
          <ToggleButton value="wide">
            <WideIcon fontSize="small" sx={{ marginRight: 0.5 }} /> Desktop
          </ToggleButton>
        </ToggleButtonGroup>
        <Button startIcon={<CopyIcon />} disabled={!shown} onClick={() => void copy()}>
          Copy private link
        </Button>
      </Stack>
      {isUnsaved && (
        <Alert
          severity="info"
          action={
            <Button size="small" color="inherit" disabled={isSaving} onClick={onSave}>
              Save and update
            </Button>
          }
        >
          The preview shows the last saved version.
        </Alert>
      )}
      {link.error && <Alert severity="error">{link.error.message}</Alert>}
      {shown && <Frame key={`${item?.version}`} url={shown.url} width={widths[view]} />}
    </Stack>
  );
};
