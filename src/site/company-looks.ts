// Made by `npm run company` of src/content/company.yaml: change it there.
export const logoMark = {
  "ink": "M9 1h14v6h-14zM17 9h15v6h-15zM0 17h7v6h-7zM25 17h7v6h-7zM0 25h15v6h-15zM9 9h6v14h-6zM25 0h6v7h-6zM25 25h6v7h-6z",
  "action": "M1 0h6v15h-6zM17 17h6v15h-6z"
};

export const brand = {
  "action": {
    "light": "#b3391f",
    "dark": "#ef7a5a"
  },
  "action_strong": {
    "light": "#8f2b15",
    "dark": "#f79a80"
  },
  "on_action": {
    "light": "#fffaf2",
    "dark": "#11171d"
  },
  "focus": {
    "light": "#1d4f91",
    "dark": "#8fc0e2"
  }
};
