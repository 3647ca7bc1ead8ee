import { createElement } from 'react';
import { items } from '@corporate-website/contract/items';
import { isRoleOpen, MAIN_TEXT, salaryFacts } from '../item-facts';
import { defineLive, teaserFacts } from '../live';
import type { RoleFacts } from './detail';
import type { JobTeaserData } from './teaser';

export const live = defineLive({
  item: items.Job,
  teaser: (item, built: JobTeaserData | undefined): JobTeaserData => ({
    ...teaserFacts('job', item, built),
    department: item.department ?? null,
    location: item.location ?? null,
    is_remote: item.is_remote ?? false,
    employment_type: item.employment_type ?? null,
    valid_through: item.valid_through ?? null,
    is_open: isRoleOpen(item.valid_through, Date.now()),
    salary: salaryFacts(item.salary),
  }),
  facts: ({ fields, html }, path): RoleFacts => ({
    path,
    title: fields.title,
    short_description: fields.short_description ?? null,
    html: html(MAIN_TEXT),
    department: fields.department ?? null,
    location: fields.location ?? null,
    is_remote: fields.is_remote ?? false,
    employment_type: fields.employment_type ?? null,
    experience: fields.experience ?? null,
    apply_url: fields.apply_url ?? null,
    valid_through: fields.valid_through ?? null,
    is_open: isRoleOpen(fields.valid_through, Date.now()),
    salary: salaryFacts(fields.salary),
  }),
  detail: async () => (await import(/* webpackChunkName: 'looked-up-job' */ './detail')).RoleDetail,
  card: async (job) =>
    createElement((await import(/* webpackChunkName: 'job-card' */ './departments')).Departments, {
      jobs: [job],
      headingLevel: 'h3',
    }),
});
