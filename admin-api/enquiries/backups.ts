/** The folder of back-ups: where one goes that is made on a schedule, and how long it stays there. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { wholeNumber, type Environment } from '../environment';
import { DAY_MS } from '../retention';

export type BackupOf = 'enquiries' | 'content';

export interface BackupSettings {
  /** Folder of a back-up for which no file is named. */
  folder: string | undefined;
  /** Days that it is kept there. */
  days: number;
}

/** Those of content hold all pictures, each time. */
const settings = {
  enquiries: { dir: 'ENQUIRY_BACKUP_DIR', days: 'ENQUIRY_BACKUP_DAYS', missing: 30 },
  content: { dir: 'CONTENT_BACKUP_DIR', days: 'CONTENT_BACKUP_DAYS', missing: 7 },
};
/** Enquiries are a file, content is a folder. */
const endings: Record<BackupOf, string> = { enquiries: '.jsonl', content: '' };

/**
 * @throws {SettingError}
 */
export function readBackupSettings(environment: Environment, of: BackupOf): BackupSettings {
  const { dir, days, missing } = settings[of];
  const folder = environment[dir];
  return {
    folder: folder ? path.resolve(folder) : undefined,
    days: wholeNumber(environment, days, { missing, least: 1, most: 3650 }),
  };
}

/** The place of a back-up of that moment, such as `enquiries-20261121T021500Z.jsonl`. */
export function backupFileOf(folder: string, now: Date, of: BackupOf = 'enquiries'): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return path.join(folder, `${of}-${stamp}${endings[of]}`);
}

/** When the back-up of that name was made, a half-written one too; undefined where it is none. */
function madeAt(name: string, of: BackupOf): number | undefined {
  const [, kind, date, hour, minute, second, ending] =
    /^([a-z]+)-(\d{8})T(\d\d)(\d\d)(\d\d)Z(\.jsonl)?(?:(?:\.\d+)?\.tmp)?$/.exec(name) ?? [];
  if (kind !== of || (ending ?? '') !== endings[of]) return undefined;
  const day = date?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const moment = Date.parse(`${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * Deletes the back-ups that were made longer ago, by their names; other files stay.
 * @returns a sentence on how many there were; '' for none
 */
export function deleteOldBackups(
  { folder, days }: { folder: string; days: number },
  now: Date,
  of: BackupOf,
): string {
  const before = now.getTime() - days * DAY_MS;
  const old = readdirSync(folder).filter((name) => (madeAt(name, of) ?? before) < before);
  for (const name of old) rmSync(path.join(folder, name), { recursive: true, force: true });
  const count = `${old.length} ${old.length === 1 ? 'back-up' : 'back-ups'}`;
  return old.length > 0 ? `${count} older than ${days} days deleted` : '';
}
