/** A video that a visitor may load into the page. */
export interface Video {
  /** Page of the video on its host: the plain link. */
  watch: string;
  /** The address that a click loads into the page. */
  player: string;
  /** As the link names it: `youtube.com`. */
  site: string;
}

interface EmbedHost {
  hosts: readonly string[];
  /** The video of an address on one of the hosts; undefined where it shows none. */
  read: (url: URL) => Video | undefined;
}

/** `start=90`, `t=90` or `t=1m30s` in seconds. */
function startOf(url: URL): number {
  const value = url.searchParams.get('start') ?? url.searchParams.get('t') ?? '';
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(value) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function youtube(url: URL): Video | undefined {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean);
  const list = url.searchParams.get('list') ?? '';
  let id = '';
  if (first === 'playlist') id = 'videoseries';
  else if (url.hostname === 'youtu.be') id = first;
  else if (first === 'watch') id = url.searchParams.get('v') ?? '';
  else if (['embed', 'shorts', 'live', 'v'].includes(first)) id = second;
  if (id === 'videoseries') {
    if (!/^[\w-]{10,60}$/.test(list)) return undefined;
    return {
      watch: `https://www.youtube.com/playlist?list=${list}`,
      player: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}`,
      site: 'youtube.com',
    };
  }
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  const start = startOf(url);
  return {
    watch: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    player: `https://www.youtube-nocookie.com/embed/${id}${start > 0 ? `?start=${start}` : ''}`,
    site: 'youtube.com',
  };
}

function vimeo(url: URL): Video | undefined {
  const match = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(url.pathname);
  if (match?.[1] === undefined) return undefined;
  const id = match[1];
  // A video that is not listed is only played with its hash.
  const hash = match[2] ?? url.searchParams.get('h') ?? '';
  const isHash = /^[0-9a-f]{6,20}$/.test(hash);
  return {
    watch: `https://vimeo.com/${id}${isHash ? `/${hash}` : ''}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1${isHash ? `&h=${hash}` : ''}`,
    site: 'vimeo.com',
  };
}

/** THE list of hosts whose videos are played in the page, after a click. */
const embedHosts: readonly EmbedHost[] = [
  {
    hosts: [
      'youtube.com',
      'www.youtube.com',
      'm.youtube.com',
      'youtube-nocookie.com',
      'www.youtube-nocookie.com',
      'youtu.be',
    ],
    read: youtube,
  },
  { hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'], read: vimeo },
];

/** Origins that a click may load, for a content security policy's `frame-src`. */
export const playerOrigins: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** The video that an address shows, on an allowed host; undefined otherwise. */
export function videoOf(url: URL): Video | undefined {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return embedHosts.find((host) => host.hosts.includes(url.hostname))?.read(url);
}
