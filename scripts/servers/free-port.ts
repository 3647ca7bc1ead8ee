import net from 'node:net';

/**
 * An unused port of this machine.
 * @param wanted returned if it is free
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', (error) => {
      if (wanted === 0) reject(error);
      else resolve(freePort());
    });
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
