import FileIcon from '@mui/icons-material/DescriptionOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { ListNoResults, useListContext } from 'react-admin';
import type { MediaFile } from '../../protocol';

/** The name of a file, without its folders. */
export const nameOf = ({ path }: MediaFile): string => path.split('/').at(-1) ?? path;

/** Pictures and files to choose from. */
export const MediaGrid = ({ onChoose }: { onChoose: (file: MediaFile) => void }) => {
  const { data: files = [], isPending } = useListContext<MediaFile>();
  if (!isPending && files.length === 0) return <ListNoResults />;
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
        listStyle: 'none',
        margin: 0,
        padding: 0,
      }}
    >
      {files.map((file) => (
        <li key={file.id}>
          <ButtonBase
            onClick={() => onChoose(file)}
            aria-label={file.alt ? `${nameOf(file)}: ${file.alt}` : nameOf(file)}
            sx={{ display: 'block', width: '100%', textAlign: 'start' }}
          >
            <Box
              sx={{
                display: 'grid',
                placeItems: 'center',
                aspectRatio: '4 / 3',
                overflow: 'hidden',
                backgroundColor: 'action.hover',
                border: 1,
                borderColor: 'divider',
              }}
            >
              {file.type.startsWith('image/') ? (
                <Box
                  component="img"
                  src={file.url}
                  alt=""
                  loading="lazy"
                  sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
                />
              ) : (
                <FileIcon />
              )}
            </Box>
            <Typography variant="body2" noWrap>
              {nameOf(file)}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
};
