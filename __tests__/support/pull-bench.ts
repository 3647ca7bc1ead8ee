/** Shared set-up of the pull's tests: one misbehaving server, and a good snapshot of it to start from. */
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { sampleContent } from './fault-content';
import { FaultServer, type Json } from './fault-server';
import { StateDir } from './run-pull';

export interface PullBench {
  server: FaultServer;
  /** A state directory of its own that has the healthy server's snapshot. */
  pulled: () => StateDir;
  /** An empty one. */
  empty: () => StateDir;
  /** The item of a collection with an id, to be changed in place. */
  post: (id: number) => Json;
}

/** Sets the bench up for a test file; content and faults are fresh for each test. */
export function pullBench(): PullBench {
  const server = new FaultServer({ content: sampleContent() });
  const good = new StateDir();
  const used: StateDir[] = [good];
  const track = (dir: StateDir): StateDir => {
    used.push(dir);
    return dir;
  };
  beforeAll(async () => {
    const { url } = await server.start();
    const run = await good.pull(url);
    if (run.status !== 0) throw new Error(`The healthy server could not be pulled:\n${run.output}`);
    server.reset();
  });
  afterEach(() => {
    server.reset();
    server.content = sampleContent();
    server.files.clear();
  });
  afterAll(async () => {
    await server.stop();
    for (const dir of used) dir.remove();
  });
  return {
    server,
    pulled: () => track(good.copy()),
    empty: () => track(new StateDir()),
    post: (id) => {
      const found = server.content.post.find((item) => (item as Json)['id'] === id);
      if (!found) throw new Error(`The content has no post ${id}.`);
      return found as Json;
    },
  };
}
