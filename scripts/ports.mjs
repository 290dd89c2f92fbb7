import { connect } from 'node:net';

/** `localhost` is either, and programs listen on one of them or both. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const PATIENCE_MS = 1_000;

/**
 * Whether a program of this machine answers on the port already, on either loopback address.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export async function isPortTaken(port) {
  const answers = await Promise.all(LOOPBACKS.map((host) => connects(host, port)));
  return answers.includes(true);
}

function connects(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const end = (isTaken) => {
      socket.destroy();
      resolve(isTaken);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
