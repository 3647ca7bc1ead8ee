import { TestEnvironment } from 'jest-environment-jsdom';
import { zoned } from './zoned.mjs';

export default zoned(TestEnvironment);
