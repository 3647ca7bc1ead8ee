import { Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import type { VersionAnswer } from '../../protocol';
import { call } from '../api/call';
import { FieldChange } from './field-change';
import { differences } from './values';

/** Fields that two versions have otherwise, word by word. @param props.path of the item's calls */
export const VersionComparison = ({
  path,
  versions,
}: {
  path: string;
  versions: readonly number[];
}) => {
  const answers = useQueries({
    queries: [...versions]
      .sort((one, other) => one - other)
      .map((version) => ({
        queryKey: ['version', path, version],
        queryFn: () => call<VersionAnswer>(`${path}/versions/${version}`),
      })),
  });
  const [before, after] = answers.map(({ data }) => data?.data.fields);
  if (!before || !after) return null;
  const names = differences(before, after);
  if (names.length === 0) return <Typography>These versions are the same.</Typography>;
  return (
    <>
      <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
        Underlined was added in the later version, struck out was removed.
      </Typography>
      {names.map((name) => (
        <FieldChange key={name} name={name} before={before[name]} after={after[name]} />
      ))}
    </>
  );
};
