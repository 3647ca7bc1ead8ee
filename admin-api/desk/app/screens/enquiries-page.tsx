import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Button,
  Stack,
  Typography,
} from '@mui/material';
import { Fragment, useState } from 'react';
import {
  Confirm,
  List,
  ListNoResults,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { Enquiry } from '../../protocol';
import { call, query } from '../api/call';
import { recordPath } from '../api/data-provider';
import { momentText } from '../items/status';
import { UNDO_MS, UndoNote } from '../shell/undo-note';
import { enquiryFacts, mailTo } from './enquiry-facts';

const kinds = [
  { id: 'contact', name: 'Contact' },
  { id: 'insurtech', name: 'Insurtech' },
  { id: 'feedback', name: 'Feedback' },
  { id: 'subscriber', name: 'Newsletter' },
];
const states = [
  { id: 'false', name: 'Open' },
  { id: 'true', name: 'Done' },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search enquiries" />,
  <SelectInput key="done" source="done" label="State" choices={states} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Form" choices={kinds} alwaysOn />,
];

const kindName = ({ kind }: Enquiry): string => kinds.find(({ id }) => id === kind)?.name ?? kind;

/** All that was sent, and what can be done about it. */
const Details = ({ enquiry }: { enquiry: Enquiry }) => {
  const refresh = useRefresh();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const path = recordPath('enquiries', enquiry.id);
  const act = (work: Promise<unknown>) =>
    void work
      .then(refresh)
      .catch((error: unknown) =>
        notify(String(error instanceof Error ? error.message : error), { type: 'error' }),
      );
  const mark = async (done: boolean) => {
    await call(`${path}/done`, { method: 'POST', body: { done } });
    const text = done ? 'Marked as done' : 'Open again';
    notify(<UndoNote text={text} onUndo={() => act(mark(!done))} />, { autoHideDuration: UNDO_MS });
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '42rem' }}>{enquiry.message}</Typography>
      <Typography
        component="dl"
        variant="body2"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content 1fr',
          columnGap: 2,
          margin: 0,
          '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
        }}
      >
        {enquiryFacts(enquiry).map(({ label, lines }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{lines.join('\n')}</dd>
          </Fragment>
        ))}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {enquiry.business_email && (
          <Button variant="outlined" href={mailTo(enquiry.business_email)}>
            Reply by email
          </Button>
        )}
        {enquiry.kind !== 'subscriber' && (
          <Button onClick={() => act(mark(!enquiry.done_at))}>
            {enquiry.done_at ? 'Open again' : 'Mark as done'}
          </Button>
        )}
        <Button color="error" onClick={() => setIsAsking(true)}>
          Delete…
        </Button>
      </Stack>
      <Confirm
        isOpen={isAsking}
        title="Delete this enquiry?"
        content="It cannot be brought back."
        confirm="Delete"
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          act(call(path, { method: 'DELETE' }));
        }}
      />
    </Stack>
  );
};

const Actions = () => {
  const { filterValues } = useListContext();
  return (
    <TopToolbar>
      <Button href={`/desk/api/enquiries/export${query(filterValues)}`} download>
        Download as CSV
      </Button>
    </TopToolbar>
  );
};

const Entry = ({ enquiry }: { enquiry: Enquiry }) => {
  const { name, business_email: address, received_at: at, done_at: done } = enquiry;
  const state = done ? `done ${momentText(done)}` : 'open';
  return (
    <Accordion
      disableGutters
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span">
          <strong>{name ?? address ?? 'No name'}</strong>
          <br />
          {kindName(enquiry)}, {momentText(at)}, {state}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Details enquiry={enquiry} />
      </AccordionDetails>
    </Accordion>
  );
};

const Rows = () => {
  const { data = [], isPending } = useListContext<Enquiry>();
  if (!isPending && data.length === 0) return <ListNoResults />;
  return data.map((enquiry) => <Entry key={enquiry.id} enquiry={enquiry} />);
};

/** Enquiries of visitors. */
export const EnquiriesPage = () => (
  <List
    title="Enquiries"
    filters={filters}
    filterDefaultValues={{ done: 'false' }}
    actions={<Actions />}
    empty={false}
    exporter={false}
  >
    <Rows />
  </List>
);
