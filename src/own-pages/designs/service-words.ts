/** The end of a service's page. One chunk. */
export { ProofBand } from './proof-band';
export { ReadOnBand } from './read-on-band';
