/** The folder of back-ups: where one goes that is made on a schedule, and how long it stays there. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { wholeNumber, type Environment } from '../environment';
import { DAY_MS } from '../retention';

export interface BackupSettings {
  /** Folder of a back-up for which no file is named. */
  folder: string | undefined;
  /** Days that it is kept there. */
  days: number;
}

/**
 * @throws {SettingError}
 */
export function readBackupSettings(environment: Environment): BackupSettings {
  const folder = environment['ENQUIRY_BACKUP_DIR'];
  return {
    folder: folder ? path.resolve(folder) : undefined,
    days: wholeNumber(environment, 'ENQUIRY_BACKUP_DAYS', { missing: 30, least: 1, most: 3650 }),
  };
}

/** The file of a back-up of that moment, such as `enquiries-20261121T021500Z.jsonl`. */
export function backupFileOf(folder: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, '');
  return path.join(folder, `enquiries-${stamp}.jsonl`);
}

/** When the back-up of that name was made, a half-written one too; undefined where it is none. */
function madeAt(name: string): number | undefined {
  const [, date, hour, minute, second] =
    /^enquiries-(\d{8})T(\d\d)(\d\d)(\d\d)Z\.jsonl(?:\.\d+\.tmp)?$/.exec(name) ?? [];
  const day = date?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const moment = Date.parse(`${day ?? ''}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

/**
 * Deletes the back-ups that were made longer ago, by their names; other files stay.
 * @returns how many there were
 */
export function deleteOldBackups({ folder, days }: { folder: string; days: number }, now: Date) {
  const before = now.getTime() - days * DAY_MS;
  const old = readdirSync(folder).filter((name) => (madeAt(name) ?? before) < before);
  for (const name of old) rmSync(path.join(folder, name), { force: true });
  return old.length;
}
