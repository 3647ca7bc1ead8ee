import { describe, expect, it } from '@jest/globals';
import { playerOrigins, videoOf } from '../../src/rich-text/embed-hosts';

const video = (address: string) => videoOf(new URL(address));
const watch = (id: string) => `https://www.youtube.com/watch?v=${id}`;

describe('a video', () => {
  it.each([
    ['https://youtube.com/watch?v=abcdefghijk'],
    ['http://m.youtube.com/watch?v=abcdefghijk'],
    ['https://youtube-nocookie.com/embed/abcdefghijk'],
    ['https://youtu.be/abcdefghijk'],
    ['https://www.youtube.com/shorts/abcdefghijk'],
    ['https://www.youtube.com//embed//abcdefghijk/'],
  ])('of YouTube by %s', (address) => {
    expect(video(address)).toEqual({
      watch: watch('abcdefghijk'),
      player: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      site: 'youtube.com',
    });
  });

  it.each([
    ['start=90', 90],
    ['t=90', 90],
    ['t=90s', 90],
    ['t=1m', 60],
    ['t=2h', 7200],
    ['t=1h2m3s', 3723],
    ['t=0', 0],
    ['t=soon', 0],
    ['x=90', 0],
    ['t=999999', 999_999],
    ['t=1234567', 0],
  ])('begins where its address says: %s', (query, seconds) => {
    const found = video(`https://youtu.be/abcdefghijk?${query}`);
    expect([found?.watch, found?.player]).toEqual([
      `${watch('abcdefghijk')}${seconds > 0 ? `&t=${seconds}s` : ''}`,
      `https://www.youtube-nocookie.com/embed/abcdefghijk${seconds > 0 ? `?start=${seconds}` : ''}`,
    ]);
  });

  it.each([
    ['https://www.youtube.com/playlist?list=PLabcdefgh'],
    ['https://youtu.be/playlist?list=PLabcdefgh'],
    ['https://www.youtube.com/embed/videoseries?list=PLabcdefgh'],
  ])('list of YouTube by %s', (address) => {
    expect(video(address)).toEqual({
      watch: 'https://www.youtube.com/playlist?list=PLabcdefgh',
      player: 'https://www.youtube-nocookie.com/embed/videoseries?list=PLabcdefgh',
      site: 'youtube.com',
    });
  });

  it.each([
    ['https://vimeo.com/123456789', '', ''],
    ['https://www.vimeo.com/123456789/', '', ''],
    ['https://player.vimeo.com/video/123456789', '', ''],
    ['https://vimeo.com/123456789/abcdef1234', '/abcdef1234', '&h=abcdef1234'],
    ['https://player.vimeo.com/video/123456789?h=abcdef1234', '/abcdef1234', '&h=abcdef1234'],
    ['https://vimeo.com/123456789?h=%22onload', '', ''],
    ['https://vimeo.com/123456789?h=xabcdef1234', '', ''],
  ])('of Vimeo by %s', (address, path, query) => {
    expect(video(address)).toEqual({
      watch: `https://vimeo.com/123456789${path}`,
      player: `https://player.vimeo.com/video/123456789?dnt=1${query}`,
      site: 'vimeo.com',
    });
  });

  it.each([
    ['https://www.youtube.com/'],
    ['https://www.youtube.com/watch'],
    ['https://www.youtube.com/watch?v=short'],
    ['https://www.youtube.com/watch?v=%22%3E%3Cscript%3E'],
    ['https://www.youtube.com/watch?v=%22abcdefghijk'],
    [`https://www.youtube.com/watch?v=${'a'.repeat(21)}`],
    ['https://www.youtube.com/channel/abcdefghijk'],
    ['https://www.youtube.com/?list=PLabcdefgh'],
    ['https://www.youtube.com/playlist?list=PLabcdefgh%22'],
    ['https://vimeo.com/'],
    ['https://vimeo.com/1234'],
    ['https://vimeo.com/1234567890123'],
    ['https://vimeo.com/about/123456789'],
    ['https://vimeo.com/123456789/abcdef1234/x'],
    ['https://www.youtube.com.evil.example/embed/abcdefghijk'],
    ['ftp://youtu.be/abcdefghijk'],
  ])('is not at %s', (address) => {
    expect(video(address)).toBeUndefined();
  });

  it('is played from the origins that the policy names, and no others', () => {
    const players = ['https://youtu.be/abcdefghijk', 'https://vimeo.com/123456789'].map(
      (address) => new URL(video(address)?.player ?? '').origin,
    );
    expect(players).toEqual(playerOrigins);
  });
});
