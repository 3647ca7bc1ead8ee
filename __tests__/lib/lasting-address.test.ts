import { describe, expect, test } from '@jest/globals';
import {
  differByThemselves,
  haveOneName,
  isSigned,
  lastingAddress,
  mayExpire,
  withoutSignature,
} from '../../src/lib/lasting-address';

const HOST = 'https://media.example';
const hex = (seed: string) => seed.repeat(16).slice(0, 64);

/** Addresses as each kind of store signs them, twice. */
const signed: Record<string, (seed: string) => string> = {
  'S3, presigned': (seed) =>
    `${HOST}/a/p.jpg?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIA${seed}%2F20261129%2Feu-west-1%2Fs3%2Faws4_request&X-Amz-Date=20261129T12${seed}Z&X-Amz-Expires=900&X-Amz-SignedHeaders=host&X-Amz-Security-Token=${hex(seed)}&X-Amz-Signature=${hex(seed)}`,
  'S3, second version': (seed) =>
    `${HOST}/a/p.jpg?AWSAccessKeyId=AKIA${seed}&Expires=17${seed}000000&Signature=${seed}%2Babc%3D`,
  CloudFront: (seed) =>
    `${HOST}/a/p.jpg?Expires=17${seed}000000&Signature=${hex(seed)}~&Key-Pair-Id=K${seed}`,
  'CloudFront, by a policy': (seed) =>
    `${HOST}/a/p.jpg?Policy=${hex(seed)}_&Signature=${hex(seed)}~&Key-Pair-Id=K${seed}`,
  Azure: (seed) =>
    `${HOST}/a/p.jpg?sv=2024-11-04&st=2026-11-29T12%3A${seed}%3A00Z&se=2026-11-29T13%3A${seed}%3A00Z&sr=b&sp=r&spr=https&skoid=${seed}&sig=${seed}%2Fabc%3D`,
  'Google, second version': (seed) =>
    `${HOST}/a/p.jpg?GoogleAccessId=me%40x&Expires=17${seed}000000&Signature=${hex(seed)}`,
  'any store’s own names': (seed) =>
    `${HOST}/a/p.jpg?X-Expires=17${seed}000000&X-Signature=${seed}`,
  'Tencent Cloud': (seed) =>
    `${HOST}/a/p.jpg?q-sign-algorithm=sha1&q-ak=A${seed}&q-sign-time=17${seed}%3B18&q-key-time=17${seed}%3B18&q-header-list=host&q-url-param-list=&q-signature=${hex(seed)}`,
  'Akamai, in the query': (seed) =>
    `${HOST}/a/p.jpg?hdnts=exp=17${seed}000000~acl=/*~hmac=${hex(seed)}`,
  'Akamai, in the path': (seed) => `${HOST}/exp=17${seed}000000~acl=%2F*~hmac=${hex(seed)}/a/p.jpg`,
  'Bunny, in the query': (seed) => `${HOST}/a/p.jpg?token=${seed}abc&expires=17${seed}000000`,
  'Bunny, in the path': (seed) =>
    `${HOST}/bcdn_token=${seed}abc&expires=17${seed}000000&token_path=%2Fa%2F/a/p.jpg`,
  Discord: (seed) => `${HOST}/a/p.jpg?ex=68${seed}&is=67${seed}&hm=${hex(seed)}`,
  'nginx, in the query': (seed) => `${HOST}/a/p.jpg?md5=${seed}abc&expires=17${seed}000000`,
};

describe.each(Object.entries(signed))('an address signed by %s', (_name, address) => {
  test('is that of its picture without the signature', () => {
    expect(withoutSignature(address('45'))).toBe(`${HOST}/a/p.jpg`);
    expect(withoutSignature(address('46'))).toBe(`${HOST}/a/p.jpg`);
    expect(lastingAddress(address('45'))).toBe(`${HOST}/a/p.jpg`);
    expect(isSigned(address('45'))).toBe(true);
    expect(mayExpire(address('45'))).toBe(true);
  });

  test('keeps what chooses the picture', () => {
    const [before = '', query] = address('45').split('?');
    const chosen = `${before}?w=200${query === undefined ? '' : `&${query}`}`;
    expect(withoutSignature(chosen)).toBe(`${HOST}/a/p.jpg?w=200`);
    expect(lastingAddress(chosen)).toBe(`${HOST}/a/p.jpg?w=200`);
  });
});

describe('an address without a signature', () => {
  test.each([
    '/p.jpg',
    '/p.jpg?w=200',
    '/image.php?id=5',
    '/upload/c_fill,w_200/v1612345678/p.jpg',
    '/5f2a9c0d4e1b7a6c3d8e/1714521600000/p.jpg',
    '/prices?file=quarterly-report-2026-final.pdf',
  ])('stays as it is: %s', (path) => {
    expect(withoutSignature(HOST + path)).toBe(HOST + path);
    expect(isSigned(HOST + path)).toBe(false);
  });

  test.each(['/p.jpg', '/p.jpg?w=200&v=6', '/image.php?id=5', '/p.jpg?t=1764417600000'])(
    'does not expire: %s',
    (path) => {
      expect(mayExpire(HOST + path)).toBe(false);
    },
  );

  test('lasts without a user’s name and password', () => {
    expect(lastingAddress('https://me:secret@media.example/p.jpg')).toBe(`${HOST}/p.jpg`);
  });

  test.each(['inline:picture-1f0c', 'mailto:a@b.example', 'not an address', ''])(
    'that is none of the web stays as it is: %s',
    (address) => {
      expect(lastingAddress(address)).toBe(address);
      expect(withoutSignature(address)).toBe(address);
    },
  );

  test.each([
    '/p.jpg?v=123',
    '/p.jpg?1612345678',
    '/p.jpg?t=1764417600000',
    '/p.jpg?_=0.4411',
    '/p.jpg?updated_at=2026-11-01T10:00:00Z',
    '/p.jpg?token=short',
    '/p.jpg?ticket=9f8a7b6c5d4e3f2a1b0c',
    '/p.jpg?q=9f8a7b6c5d4e3f2a1b0c',
    '/p.jpg?jwt=eyJhbGciOiJIUzI1NiJ9.eyJwIjoxfQ.abc-_1',
    '/1764417600/Ab9f8a7b6c5d4e3f2a1b0c/p.jpg',
  ])('lasts without cache busters and tokens: %s', (path) => {
    expect(lastingAddress(HOST + path)).toBe(`${HOST}/p.jpg`);
    // Another version, or another token, may be another picture.
    expect(withoutSignature(HOST + path)).toBe(HOST + path);
  });
});

test('two addresses differ by themselves in moments and tokens, not in what a person chose', () => {
  const differ = (one: string, other: string) => differByThemselves(HOST + one, HOST + other);
  expect(differ('/p.jpg?v=1', '/p.jpg?v=2')).toBe(true);
  expect(differ('/p.jpg?x=1764417600000', '/p.jpg?x=1764417700000')).toBe(true);
  expect(differ('/9f8a7b6c5d4e3f2a1b0c/p.jpg', '/1b0c9f8a7b6c5d4e3f2a/p.jpg')).toBe(true);
  expect(differ('/p.jpg?w=200', '/p.jpg?w=800')).toBe(false);
  expect(differ('/p.jpg?id=5', '/p.jpg?id=6')).toBe(false);
  expect(differ('/a/p.jpg', '/b/p.jpg')).toBe(false);
});

test('two addresses have one name on one host only', () => {
  expect(haveOneName(`${HOST}/a/p.jpg?v=1`, `${HOST}/b/p.jpg`)).toBe(true);
  expect(haveOneName(`${HOST}/a/p.jpg`, `${HOST}/a/q.jpg`)).toBe(false);
  expect(haveOneName(`${HOST}/p.jpg`, 'https://other.example/p.jpg')).toBe(false);
});
