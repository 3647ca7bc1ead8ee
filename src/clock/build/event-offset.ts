import { company } from '../../site/company';
import { zoneOffset } from '../../lib/zones';

/**
 * Minutes that the clocks of a zone are ahead of UTC at a moment. In no browser: the first format that Intl makes takes a
 * slow phone a seventh of a second.
 */
export function offsetIn(timeZone: string, iso: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(new Date(iso)).find(({ type }) => type === 'timeZoneName');
  return zoneOffset(name?.value ?? '');
}

/**
 * Minutes that the clocks are ahead of UTC where something begins: from its time, else from the office that its place
 * names; 0 without either.
 */
export function eventOffset(startsAt: string, location: string | null): number {
  const said = zoneOffset(startsAt);
  if (said !== 0 || Number.isNaN(Date.parse(startsAt))) return said;
  const office = company.offices.find(({ locality }) => location?.includes(locality));
  return office ? offsetIn(office.time_zone, startsAt) : 0;
}
