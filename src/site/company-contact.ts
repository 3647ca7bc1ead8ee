// Made by `npm run company` of src/content/company.yaml: change it there.
import type { CompanyFile } from './company-schema';

export const companyContact: Pick<
  CompanyFile['company'],
  'name' | 'reply_time' | 'telephone' | 'email'
> = {
  "name": "Loomwright",
  "reply_time": "one working day",
  "telephone": "+44 161 496 0148",
  "email": {
    "enquiries": "hello@loomwright.example.com",
    "press": "press@loomwright.example.com",
    "careers": "careers@loomwright.example.com",
    "privacy": "privacy@loomwright.example.com",
    "security": "security@loomwright.example.com"
  }
};
