import { useRef, useState } from 'react';
import type { Answers } from '../../assessment';

/** Answers live in the form alone: the radios keep them. */
export function useAnswers() {
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const read = () => {
    if (form.current) setAnswers(answersIn(form.current));
  };
  return { form, answers, read, clear: () => setAnswers({}) };
}

function answersIn(form: HTMLFormElement): Answers {
  const given = [...new FormData(form)].filter(([, value]) => value === 'yes' || value === 'no');
  return Object.fromEntries(given) as Answers;
}
