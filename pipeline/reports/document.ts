/** The frame of a report's page: one file that loads nothing, which its content security policy enforces. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { constantVariables, themeVariables } from '../../src/styles/css-variables';
import { html, Markup } from './html';

const fileBeside = (name: string) => fs.readFileSync(path.join(__dirname, name), 'utf8');

function declarations(all: Readonly<Record<string, string>>): string {
  return Object.entries(all)
    .map(([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`)
    .join(';');
}

/** The site's sizes, distances and colours, and the styles of reports. */
const style =
  (): string => `:root{${declarations({ ...constantVariables(), ...themeVariables('light') })}}
@media (prefers-color-scheme:dark){:root{${declarations(themeVariables('dark'))}}}
${fileBeside('report.css')}`;

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param body the content of the page's body */
export function documentOf(title: string, body: Markup): string {
  const [css, script] = [style(), fileBeside('report.js')];
  const policy = [
    "default-src 'none'",
    'img-src data:',
    `style-src ${source(css)}`,
    `script-src ${source(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${new Markup(`<style>${css}</style>`)}
      </head>
      <body>
        ${body} ${new Markup(`<script>${script}</script>`)}
      </body>
    </html> `.text;
}
