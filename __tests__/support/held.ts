/** Something that others wait for until the test lets it come. */
export function held(): { until: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}
