/**
 * The registry: every kind of item that the site publishes, with its calls and what each is in words. The words are
 * apart, so that a visitor's browser, which reads items too, does not download them.
 */
import { Award, awardCalls, awardTexts } from './award';
import { CaseStudy, caseStudyCalls, caseStudyTexts } from './case-study';
import { Client, clientCalls, clientTexts } from './client';
import { Job, jobCalls, jobTexts } from './job';
import { Pdf, pdfCalls, pdfTexts } from './pdf';
import { Post, postCalls, postTexts } from './post';
import { PressRelease, pressReleaseCalls, pressReleaseTexts } from './press-release';
import { TechSeriesEvent, techSeriesCalls, techSeriesTexts } from './tech-series';
import { Testimonial, testimonialCalls, testimonialTexts } from './testimonial';

export const items = {
  Client,
  CaseStudy,
  Post,
  Award,
  Testimonial,
  PressRelease,
  Job,
  Pdf,
  TechSeriesEvent,
} as const;

export const itemCalls = {
  ...clientCalls,
  ...caseStudyCalls,
  ...postCalls,
  ...awardCalls,
  ...testimonialCalls,
  ...pressReleaseCalls,
  ...jobCalls,
  ...pdfCalls,
  ...techSeriesCalls,
} as const;

export const itemTexts = {
  Client: clientTexts,
  CaseStudy: caseStudyTexts,
  Post: postTexts,
  Award: awardTexts,
  Testimonial: testimonialTexts,
  PressRelease: pressReleaseTexts,
  Job: jobTexts,
  Pdf: pdfTexts,
  TechSeriesEvent: techSeriesTexts,
} as const;
