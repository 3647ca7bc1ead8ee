/** On PGlite what `npm test` tries on PostgreSQL alone (`onOneDatabase`). */
import './confirming.test';
import './desk/content-command.test';
import './form-posts.test';
import './idempotency.test';
import './previews.test';
import './unsubscribing.test';
import './writes.test';
