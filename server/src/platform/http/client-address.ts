import { isIP, SocketAddress } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { trustedProxies as proxiesOf } from './trusted-proxies.ts';

/**
 * The client's address for limits: an IPv6 network of one subscriber (/64) counts as one, IPv4 in IPv6 as IPv4, without
 * the port that some proxies put into X-Forwarded-For. An invalid address counts as that of the connection. Rule:
 * docs/limits.md, "Who counts as one".
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return countedAddress(ip) ?? countedAddress(socket.remoteAddress ?? '') ?? 'unknown';
}

/**
 * The same for a request before it reaches Fastify: the connection's address, or behind a trusted proxy the last
 * untrusted one in X-Forwarded-For.
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

/** What the server itself sees of the caller: Accept header, address (possibly by a proxy), and address for limits. */
export function callerOf(request: FastifyRequest) {
  return { accept: request.headers.accept ?? '', ip: request.ip, address: clientAddress(request) };
}

/** Undefined for an invalid address. */
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

/** The first 64 bits of an IPv6 address in its shortest form, in groups of 16. */
function firstFour(address: string): string[] {
  const [head = '', tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = tail === undefined ? [...head] : [...head, ...zeros(8 - head.length - tail.length), ...tail];
  return groups.slice(0, 4);
}

const zeros = (length: number) => Array.from({ length }, () => '0');
