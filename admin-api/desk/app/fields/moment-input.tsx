import { DateTimeInput, type DateTimeInputProps } from 'react-admin';
import { localInputOf, momentOf } from './moments';

/** A moment in the reader's zone; kept with that zone's difference, as the contract has moments. */
export const MomentInput = (props: DateTimeInputProps) => (
  <DateTimeInput {...props} format={localInputOf} parse={momentOf} />
);
