/** Ten times as many inputs as `fuzz.test.ts` tries, and others each time; its seed is printed. */
import './fuzz.test';
