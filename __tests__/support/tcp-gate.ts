/** A gate before a server on this machine, to see what happens when the server is away or silent. */
import net from 'node:net';

/** `open`: passes everything on; `shut`: refuses and cuts; `silent`: takes connections and says nothing. */
export type GateState = 'open' | 'shut' | 'silent';

export interface TcpGate {
  port: number;
  /** Cuts every connection, then treats new ones as the state says. */
  set: (state: GateState) => void;
  /** Says nothing more on the connections that are open, and keeps them; new ones are as the state says. */
  deafen: () => void;
  close: () => Promise<void>;
}

export async function openGate(target: number, first: GateState = 'open'): Promise<TcpGate> {
  let state = first;
  const sockets = new Set<net.Socket>();
  const keep = (socket: net.Socket) => {
    sockets.add(socket);
    // Cut connections are the purpose of this.
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    return socket;
  };
  const cut = () => sockets.forEach((socket) => socket.destroy());
  const server = net.createServer((socket) => {
    keep(socket);
    if (state === 'shut') socket.destroy();
    if (state !== 'open') return;
    const upstream = keep(net.connect(target, '127.0.0.1'));
    socket.pipe(upstream).pipe(socket);
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.');
  return {
    port: address.port,
    set: (next) => {
      state = next;
      cut();
    },
    deafen: () => {
      for (const socket of sockets) socket.unpipe().resume();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}
