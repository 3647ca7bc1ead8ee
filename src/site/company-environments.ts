// Made by `npm run company` of src/content/company.yaml: change it there.
import type { CompanyFile } from './company-schema';

export const companyEnvironments: CompanyFile['environments'] = {
  "qa": {
    "hosts": [
      "qa.loomwright.example"
    ]
  },
  "stage": {
    "hosts": [
      "stage.loomwright.example"
    ],
    "admin_api": "https://admin.stage.loomwright.example/api"
  },
  "production": {
    "hosts": [
      "loomwright.example",
      "www.loomwright.example"
    ],
    "admin_api": "https://admin.loomwright.example/api"
  }
};
