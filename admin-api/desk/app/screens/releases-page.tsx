import { Box, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { ComingChanges } from './coming-changes';
import { KeptReleases } from './kept-releases';
import { LastRuns } from './last-runs';
import { Part } from './part';
import { ReleaseState } from './release-state';
import { useReleases } from './use-releases';

/** Releases: what waits and runs, what the next brings, what came of the last, and the way back. */
export const ReleasesPage = () => {
  const { releases } = useReleases();
  return (
    <Box sx={{ maxWidth: '46rem' }}>
      <Title title="Releases" />
      <Typography color="text.secondary" sx={{ marginBottom: 3 }}>
        A release builds the site from everything published here, checks it, and puts it online if
        the checks pass. What you publish goes out with the next release.
      </Typography>
      <ReleaseState />
      {releases && (
        <Box sx={{ display: 'grid', rowGap: 4, marginTop: 4 }}>
          <Part title="In the next release">
            <ComingChanges since={releases.read_at} />
          </Part>
          <Part title="Latest releases">
            <LastRuns runs={releases.runs} reports={releases.site?.reports ?? null} />
          </Part>
          <Part title="Earlier releases">
            <KeptReleases site={releases.site} />
          </Part>
        </Box>
      )}
    </Box>
  );
};
