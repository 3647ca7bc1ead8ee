// Made by `npm run company` of src/content/company.yaml: change it there.
import type { CompanyFile } from './company-schema';

export const companyFacts: CompanyFile['facts'] = {
  "people": "638",
  "clients": "71",
  "countries": "fourteen",
  "certificates": [
    "ISO 27001",
    "SOC 2 Type II"
  ]
};
