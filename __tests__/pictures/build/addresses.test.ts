import { describe, expect, it } from '@jest/globals';
import { createAddressGuard, isPublicAddress } from '../../../src/pictures/build/addresses';

describe('isPublicAddress', () => {
  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '100.127.255.255', '127.0.0.1', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.168.1.1', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1%eth0', 'fc00::1', 'ff02::1', '2001:db8::1', '2002:7f00:1::'],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2001::1', 'fec0::1'],
    ...['', 'localhost', '1', '0x7f.1'],
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '100.63.255.255',
    '172.32.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('takes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('the guard', () => {
  const guard = createAddressGuard('http://10.0.0.5:4000/api', [
    'media.internal',
    '192.168.0.9:8080',
  ]);

  it.each([
    ['http://10.0.0.6/a.png', 'private address'],
    ['http://127.0.0.1/a.png', 'private address'],
    ['http://2130706433/', 'private address'],
    ['http://0177.0.0.1/', 'private address'],
    ['http://[::1]/', 'private address'],
    ['http://[fd00:ec2::254]/latest/meta-data', 'private address'],
    ['http://192.168.0.9/', 'private address'],
    ['http://10.0.0.5:9999/a.png', 'private address'],
    ['https://10.0.0.5:4000/a.png', 'private address'],
    ['data:image/png;base64,AAAA', 'only http and https'],
    ['http://user:secret@example.org/', 'user name or password'],
  ])('refuses %s', (address, reason) => {
    expect(guard.refusal(new URL(address))).toMatchObject({
      message: expect.stringContaining(reason),
      isPrivate: reason === 'private address',
    });
  });

  it('does not repeat a password', () => {
    expect(String(guard.refusal(new URL('http://user:secret@example.org/')))).not.toContain(
      'secret',
    );
  });

  it.each([
    'http://10.0.0.5:4000/a.png',
    'http://media.internal:81/a.png',
    'http://192.168.0.9:8080/a.png',
    'https://example.org/a.png',
    'https://1.1.1.1/a.png',
  ])('takes %s', (address) => {
    expect(guard.refusal(new URL(address))).toBeUndefined();
  });

  it('takes the three names of this machine with the port of the admin API, where that runs on it', () => {
    const local = createAddressGuard('http://127.0.0.1:4000/api', ['127.0.0.1:5000']);
    const refusal = (address: string) => local.refusal(new URL(address))?.message;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '2130706433'])
      expect(refusal(`http://${host}:4000/a.png`)).toBeUndefined();
    expect(refusal('http://127.0.0.1:5000/a.png')).toBeUndefined();
    for (const host of ['127.0.0.1', '127.1', '0x7f.1', '[::1]'])
      expect(refusal(`http://${host}:4791/metrics`)).toContain('private address');
    expect(refusal('http://localhost:4791/metrics')).toContain('nor in MEDIA_ALLOWED_HOSTS');
    expect(refusal('http://127.0.0.2:4000/a.png')).toContain('private address');
    expect(refusal('http://10.0.0.5/')).toContain('private address');
  });

  it('takes the origin of an admin API that has a name, and no other port of it', () => {
    const named = createAddressGuard('https://admin.internal/api', []);
    expect(named.refusal(new URL('https://admin.internal/media/a.png'))).toBeUndefined();
    for (const address of ['https://admin.internal:8443/', 'http://admin.internal/'])
      expect(named.refusal(new URL(address))?.message).toContain('nor in MEDIA_ALLOWED_HOSTS');
  });

  it.each([true, false])(
    'refuses a name that leads inside when it is looked up (all: %s)',
    async (all) => {
      const error = await new Promise((resolve) => {
        guard.lookup('localhost', { all }, (failure) => resolve(failure));
      });
      expect(String(error)).toContain('localhost is a private address');
    },
  );

  it('looks trusted names up', async () => {
    const local = createAddressGuard('http://localhost:4000/api', []);
    const found = await new Promise((resolve) => {
      local.lookup('localhost', {}, (_error, address) => resolve(address));
    });
    expect(['127.0.0.1', '::1']).toContain(found);
  });
});
