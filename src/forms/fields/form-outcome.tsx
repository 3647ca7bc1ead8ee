import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { smallText } from '../../styles/text';
import { color, space } from '../../styles/tokens';
import { Button } from '../../components/button/button';
import { Icon } from '../../components/icons/icon';
import type { IconName } from '../../components/icons/icon-shapes';
import type { FormAction, FormStatus } from './form-status';

interface Look {
  readonly icon: IconName;
  readonly isAlarming?: true;
  readonly actions?: readonly { readonly action: FormAction; readonly label: string }[];
}

const looks: Readonly<Record<Exclude<FormStatus['kind'], 'idle'>, Look>> = {
  sending: { icon: 'info', actions: [{ action: 'stop', label: 'Stop' }] },
  sent: { icon: 'circle-check' },
  failed: { icon: 'triangle-alert', isAlarming: true },
  confirm: { icon: 'info' },
  offline: {
    icon: 'triangle-alert',
    isAlarming: true,
    actions: [
      { action: 'wait', label: 'Send when I am back online' },
      { action: 'cancel', label: 'Cancel' },
    ],
  },
  waiting: { icon: 'info', actions: [{ action: 'cancel', label: 'Cancel' }] },
};

const words = css([
  smallText,
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.xs },
]);
const strong = css({ fontWeight: 600 });
/** The words with their choices; apart from each other where there are both. */
const box = css({ display: 'grid', '& > * + *': { marginTop: space.m } });
const detail = css({ gridColumn: 2 });
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });
const alarming = css({ color: color.fault });

export interface FormOutcomeProps {
  status: FormStatus;
  onAction?: ((action: FormAction) => void) | undefined;
}

/** The outcome of a form, in words, and the actions it offers. A live region announces the words. */
export function FormOutcome({ status, onAction }: FormOutcomeProps) {
  const look = status.kind === 'idle' ? null : looks[status.kind];
  const said = look && 'message' in status && status.message ? status : null;
  const end = useRef<HTMLDivElement>(null);
  const message = said?.message;
  useEffect(() => {
    // The page does not scroll back for a visitor who has moved on.
    const isHere = end.current?.closest('form')?.contains(document.activeElement);
    if (message && isHere) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);
  return (
    <div css={box} ref={end}>
      <div role="status">
        {look && said ? (
          <div css={words}>
            <Icon name={look.icon} css={look.isAlarming && alarming} />
            <p css={[strong, look.isAlarming && alarming]} dir="auto">
              {said.message}
            </p>
            {said.detail ? <p css={detail}>{said.detail}</p> : null}
          </div>
        ) : null}
      </div>
      {look?.actions && said && onAction ? (
        <div css={choices}>
          {look.actions.map(({ action, label }) => (
            <Button key={action} variant="outline" onClick={() => onAction(action)}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
