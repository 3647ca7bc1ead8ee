/** Whether tests run at their full length: `npm run test:full` and `test:turn`. `npm test` tries the same with less. */
export const isFull = process.env['FULL_TESTS'] === '1';
