import { TestEnvironment } from 'jest-environment-node';
import { zoned } from './zoned.mjs';

export default zoned(TestEnvironment);
