export { tearDown as default } from './built-site-set-up';
