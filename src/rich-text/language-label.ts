/** As a language is called, where its key says too little. */
const labels: Readonly<Record<string, string>> = {
  bash: 'Shell',
  cpp: 'C++',
  cs: 'C#',
  csharp: 'C#',
  css: 'CSS',
  graphql: 'GraphQL',
  html: 'HTML',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  plaintext: '',
  py: 'Python',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  text: '',
  ts: 'TypeScript',
  tsx: 'TSX',
  txt: '',
  typescript: 'TypeScript',
  vbnet: 'Visual Basic',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

/** A language's name for people; empty for plain text. */
export function languageLabel(key: string): string {
  return labels[key] ?? key.charAt(0).toUpperCase() + key.slice(1);
}
