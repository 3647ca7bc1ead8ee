/** Whether tests run at their full length (project `full` of jest.config.mjs). `npm test` tries the same with less. */
export const isFull = 'AT_LENGTH' in globalThis;
