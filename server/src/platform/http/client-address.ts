import { isIP, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { trustedProxies as proxiesOf } from './trusted-proxies.ts';

/**
 * The caller's address as limits count it: an IPv6 network of one subscriber (/64) as one, an IPv4 address in IPv6 as
 * itself, without the port that some proxies put into X-Forwarded-For. What is no address there counts as the
 * connection it came on. Rule: docs/limits.md, "Who counts as one".
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return countedAddress(ip) ?? countedAddress(socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * The same of a request that is not the server's yet: its connection's address, or behind a trusted proxy the last one of
 * X-Forwarded-For that is no trusted proxy's.
 */
export function rawAddress(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = proxiesOf(trustedProxies);
  return ({ socket, headers }) => {
    const { remoteAddress = '' } = socket;
    const forwarded = headers['x-forwarded-for'];
    const hops = isProxy(remoteAddress) && forwarded !== undefined ? String(forwarded).split(',') : [];
    const ip = hops.findLast((hop, index) => index === 0 || !isProxy(hop.trim())) ?? remoteAddress;
    return clientAddress({ ip, socket });
  };
}

/** What the server itself sees of who calls: the Accept header, the address a proxy may vouch for, and as limits count it. */
export function callerOf(request: FastifyRequest) {
  return { accept: request.headers.accept ?? '', ip: request.ip, address: clientAddress(request) };
}

/** Undefined for what is no address. */
export function countedAddress(text: string): string | undefined {
  const address = withoutPort(text.trim()).replace(/%.*$/, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const written = new SocketAddress({ address, family: 'ipv6' }).address;
  const inIPv6 = /^::ffff:([\d.]+)$/.exec(written)?.[1];
  return inIPv6 ?? `${firstFour(written).join(':')}::/64`;
}

function withoutPort(text: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** The first 64 bits in groups of 16, of an IPv6 address in its shortest writing. */
function firstFour(address: string): string[] {
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = tail === undefined ? [...head] : [...head, ...zeros(8 - head.length - tail.length), ...tail];
  return groups.slice(0, 4);
}

const zeros = (length: number) => Array.from({ length }, () => '0');
