import type { LanguageFn } from 'highlight.js';
import java from 'highlight.js/lib/languages/java';
import solidityModule from 'highlightjs-solidity';
import { common, createLowlight } from 'lowlight';

/** Words that Apex has and Java has not: sharing, triggers, data statements and queries. */
const apexWords =
  'after before bulk delete deleted get global inherited insert inserted merge on override set sharing testmethod ' +
  'transient trigger undelete undeleted update updated upsert virtual webservice when with without ' +
  'select from where and or not in like limit offset order by group having asc desc nulls last first';

/** Apex, as an extension of Java, whose syntax it shares; it does not tell upper from lower case. */
const apex: LanguageFn = (hljs) => {
  const base = java(hljs);
  const words = base.keywords;
  if (typeof words !== 'object' || Array.isArray(words)) return base;
  const { keyword, ...others } = words as Record<string, string | string[]>;
  const known = Array.isArray(keyword) ? keyword : (keyword ?? '').split(' ');
  return {
    ...base,
    name: 'Apex',
    aliases: ['apexcode', 'soql'],
    case_insensitive: true,
    contains: [
      {
        // trigger Invoices on Invoice__c (before insert, after update)
        beginScope: 'keyword',
        begin: /\btrigger(?=\s+\w+\s+on\s)/,
        end: /\)/,
        keywords: { keyword: apexWords.split(' ') },
      },
      ...base.contains,
    ],
    keywords: { ...others, keyword: [...known, ...apexWords.split(' ')] },
  };
};

/** The languages that are coloured; an unknown one stays plain. */
export const lowlight = createLowlight({ ...common, apex, solidity: solidityModule.solidity });
