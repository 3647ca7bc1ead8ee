/** `npm run admin-api`: the embedded admin API as a process. */
import { AddressInUseError, startAdminApi, type RunningAdminApi } from './start';
import { ContentError } from './content-loader/problems';
import { DataFolderInUseError } from './admin-socket';
import { readSettings, SettingError } from './settings';
import { startWatchdog } from './watchdog';

/** Time that the database may take to close after the last request has ended. */
const CLOSING_MS = 10_000;

/** Errors whose message says all there is to say; the stack of any other is needed. */
function told(error: unknown): string {
  const plain = [SettingError, ContentError, DataFolderInUseError, AddressInUseError];
  if (plain.some((kind) => error instanceof kind)) return (error as Error).message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The one place where a first password is written. */
function tellOfDesk({ url, firstLogin }: NonNullable<RunningAdminApi['desk']>): void {
  console.log(`Desk at ${url}`);
  if (!firstLogin) return;
  const { name, password } = firstLogin;
  console.log(`First login: name ${name}, password ${password} (to be changed at first use)`);
}

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const { drainMs, deadlineMs } = settings.stopping;
  startWatchdog();
  const running = await startAdminApi(settings);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMs + deadlineMs + CLOSING_MS).unref();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(told(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  if (running.desk) tellOfDesk(running.desk);
  console.log(`Admin API ready at ${running.url} (${running.databaseName})`);
}

main().catch((error: unknown) => {
  console.error(told(error));
  process.exit(1);
});
