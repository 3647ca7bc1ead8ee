/** The audit log of the desk: who did what, and when. */
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Database } from './connect';
import type { Page } from './items';
import { deskAudit, deskPerson } from './schema';

export interface AuditEntry {
  /** The id of a person; null for the machine. */
  person: string | null;
  action: string;
  collection?: string | undefined;
  item?: string | undefined;
  detail?: string | undefined;
}

export interface AuditFilter {
  /** A person's name. */
  person?: string | undefined;
  action?: string | undefined;
  collection?: string | undefined;
  item?: string | undefined;
}

export async function noteAudit(database: Database, entry: AuditEntry, at: Date): Promise<void> {
  await database.insert(deskAudit).values({ ...entry, at });
}

/** A page of entries, the newest first, with people's names; and how many match. */
export async function listAudit(database: Database, filter: AuditFilter, page: Page) {
  const { person, action, collection, item } = filter;
  const where = and(
    person === undefined ? undefined : eq(deskPerson.name, person),
    action === undefined ? undefined : eq(deskAudit.action, action),
    collection === undefined ? undefined : eq(deskAudit.collection, collection),
    item === undefined ? undefined : eq(deskAudit.item, item),
  );
  const byPerson = eq(deskPerson.id, deskAudit.person);
  const entries = await database
    .select({ entry: deskAudit, name: deskPerson.name })
    .from(deskAudit)
    .leftJoin(deskPerson, byPerson)
    .where(where)
    .orderBy(desc(deskAudit.id))
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize);
  const [counted] = await database
    .select({ total: count() })
    .from(deskAudit)
    .leftJoin(deskPerson, byPerson)
    .where(where);
  return { entries, total: counted?.total ?? 0 };
}

/** Deletes what is older. */
export async function forgetAudit(database: Database, before: Date): Promise<void> {
  await database.delete(deskAudit).where(lt(deskAudit.at, before));
}
