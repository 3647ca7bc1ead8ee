// Made by `npm run company` of src/content/company.yaml: change it there.
import type { CompanyFile } from './company-schema';

export const company: CompanyFile['company'] = {
  "name": "Loomwright",
  "legal_name": "Loomwright Technologies Limited",
  "founding_year": 2011,
  "description": "Loomwright builds, repairs and runs the software that banks, insurers and product companies depend on.",
  "reply_time": "one working day",
  "notice": "A sample company: its figures, certificates and addresses are made up.",
  "address": {
    "street": "14 Heddle Street",
    "locality": "Manchester",
    "region": "Greater Manchester",
    "postal_code": "M4 6ZZ",
    "country": "GB",
    "country_name": "United Kingdom"
  },
  "telephone": "+44 161 496 0148",
  "email": {
    "enquiries": "hello@loomwright.example.com",
    "press": "press@loomwright.example.com",
    "careers": "careers@loomwright.example.com",
    "privacy": "privacy@loomwright.example.com",
    "security": "security@loomwright.example.com"
  },
  "registration": {
    "place": "England and Wales",
    "company_number": "00000000",
    "vat_number": "GB 000 0000 00"
  },
  "security_reviewed": "2026-11-16",
  "offices": [
    {
      "locality": "Manchester",
      "country_name": "United Kingdom",
      "time_zone": "Europe/London",
      "work": "Insurance, lending, testing; monitoring by day",
      "hours": "8:30 to 18:00"
    },
    {
      "locality": "London",
      "country_name": "United Kingdom",
      "time_zone": "Europe/London",
      "work": "Salesforce, capital markets",
      "hours": "8:30 to 18:00"
    },
    {
      "locality": "Bengaluru",
      "country_name": "India",
      "time_zone": "Asia/Kolkata",
      "work": "Payments, data science, client centres",
      "hours": "9:30 to 18:30"
    },
    {
      "locality": "Toronto",
      "country_name": "Canada",
      "time_zone": "America/Toronto",
      "work": "Streaming data, monitoring by night",
      "hours": "9:00 to 17:30"
    },
    {
      "locality": "Łódź",
      "country_name": "Poland",
      "time_zone": "Europe/Warsaw",
      "work": "Payments, embedded finance",
      "hours": "from 11 January 2027"
    }
  ],
  "social": [
    {
      "name": "LinkedIn",
      "url": "https://linkedin.example.com/company/loomwright"
    },
    {
      "name": "X",
      "url": "https://x.example.com/loomwright"
    },
    {
      "name": "GitHub",
      "url": "https://github.example.com/loomwright"
    },
    {
      "name": "YouTube",
      "url": "https://youtube.example.com/@loomwright"
    }
  ]
};
