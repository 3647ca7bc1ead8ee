import type { ReleaseRun } from '@corporate-website/contract/release-requests';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Link,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { momentText } from '../items/status';
import { useDesk } from '../shell/desk-context';

type Problem = ReleaseRun['problems']['first'][number];

const More = ({ total, shown }: { total: number; shown: number }) =>
  total > shown ? <li>and {total - shown} more</li> : null;

/** Pages that a run made, changed or took away, with links to those that are there. */
const Pages = ({ title, pages, isGone }: PagesProps) => {
  const { site } = useDesk();
  if (pages.total === 0) return null;
  return (
    <>
      <Typography variant="h6" component="h4" sx={{ marginTop: 2 }}>
        {title}: {pages.total}
      </Typography>
      <ul>
        {pages.first.map((path) => (
          <li key={path}>{isGone ? path : <Link href={`${site}${path}`}>{path}</Link>}</li>
        ))}
        <More total={pages.total} shown={pages.first.length} />
      </ul>
    </>
  );
};
interface PagesProps {
  title: string;
  pages: ReleaseRun['pages']['new'];
  isGone?: boolean;
}

/** Something left out, or not taken as it was, with the way to the form. */
const ProblemLine = ({ problem }: { problem: Problem }) => {
  const { collections } = useDesk();
  const known = collections.find(({ item }) => item === problem.item);
  const name = problem.field?.replace(/[.[].*/, '');
  const field = known?.fields.find((each) => each.name === name)?.label ?? problem.field;
  const where = [known?.label ?? problem.item, field].filter(Boolean).join(', ');
  return (
    <li>
      {known && problem.id !== null ? (
        <Link component={RouterLink} to={`/${known.name}/${encodeURIComponent(problem.id)}`}>
          {where}
        </Link>
      ) : (
        where
      )}
      {where && ': '}
      {problem.message}
    </li>
  );
};

const Problems = ({ title, problems }: { title: string; problems: readonly Problem[] }) =>
  problems.length > 0 && (
    <>
      <Typography variant="h6" component="h4" sx={{ marginTop: 2 }}>
        {title}
      </Typography>
      <ul>
        {problems.map((problem, index) => (
          <ProblemLine key={`${problem.id}/${problem.field}/${index}`} problem={problem} />
        ))}
      </ul>
    </>
  );

const Run = ({ run, reports }: { run: ReleaseRun; reports: string | null }) => {
  const { pages, problems } = run;
  return (
    <>
      {run.error && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {run.error}
        </Alert>
      )}
      <Typography>
        {pages.total > 0 ? `${pages.total} pages, in ` : 'In '}
        {Math.round(run.seconds)} seconds.{' '}
        {reports !== null && run.report !== null && (
          <Link href={`${reports}/${run.report}`}>Full report, with pages before and after</Link>
        )}
      </Typography>
      <Problems
        title="Left out, or shown as in an earlier release"
        problems={problems.first.filter(({ isRefused }) => isRefused)}
      />
      <Problems title="To check" problems={problems.first.filter(({ isRefused }) => !isRefused)} />
      {problems.total > problems.first.length && (
        <Typography>and {problems.total - problems.first.length} more</Typography>
      )}
      <Pages title="New pages" pages={pages.new} />
      <Pages title="Changed pages" pages={pages.changed} />
      <Pages title="Removed pages" pages={pages.removed} isGone />
    </>
  );
};

/** The last releases, each with what it changed and what it refused. */
export const LastRuns = ({
  runs,
  reports,
}: {
  runs: readonly ReleaseRun[];
  reports: string | null;
}) => {
  if (runs.length === 0) {
    return <Typography color="text.secondary">No release has reported yet.</Typography>;
  }
  return runs.map((run) => (
    <Accordion key={run.started_at} disableGutters slotProps={{ heading: { component: 'h3' } }}>
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span">
          {momentText(run.ended_at)}
          <br />
          {run.sentence}
          {run.problems.total > 0 && ` ${run.problems.total} to check.`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ overflowWrap: 'anywhere' }}>
        <Run run={run} reports={reports} />
      </AccordionDetails>
    </Accordion>
  ));
};
