import { useState } from 'react';

interface Sending {
  isSending: boolean;
  /** A sentence, after a try that failed. */
  fault: string | null;
  send: (work: () => Promise<void>) => void;
}

/** One piece of work at a time that may fail with a sentence. */
export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const send = (work: () => Promise<void>) => {
    setIsSending(true);
    setFault(null);
    void work()
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : String(error)))
      .finally(() => setIsSending(false));
  };
  return { isSending, fault, send };
}
