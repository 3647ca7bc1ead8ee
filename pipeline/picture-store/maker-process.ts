/** The process of `PictureMaker`: does each job that it is sent, and answers. */
import { createRequire } from 'node:module';
import os from 'node:os';
import sharp from 'sharp';

interface Job {
  readonly id: string;
}

export interface MakerAnswer {
  id: string;
  isMade: boolean;
}

const { IMAGE_PROCESSING: makePictures } = createRequire(import.meta.url)(
  'gatsby-plugin-sharp/gatsby-worker',
) as { IMAGE_PROCESSING: (job: Job) => Promise<void> };

// Each picture is read once: what sharp keeps of it is of no use.
sharp.cache(false);
os.setPriority(os.constants.priority.PRIORITY_LOW);

const answer = (said: MakerAnswer) => process.send?.(said);

process.on('message', (job: Job) => {
  makePictures(job).then(
    () => answer({ id: job.id, isMade: true }),
    () => answer({ id: job.id, isMade: false }),
  );
});

// The build has ended, or was killed: nothing may write into its folders any more. To exit would end what is queued.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
