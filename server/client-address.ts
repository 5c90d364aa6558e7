import { BlockList, isIP } from 'node:net'

/**
 * The address of the person behind the trusted proxies. Only a proxy that the operator named may speak for
 * another address; everybody else's X-Forwarded-For is noise.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const version = isIP(address)
    if (version === 0) throw new Error(`TRUSTED_PROXIES: "${entry}" is not an address or a network`)
    trusted.addSubnet(
      address,
      prefix === undefined ? (version === 4 ? 32 : 128) : Number(prefix),
      version === 4 ? 'ipv4' : 'ipv6',
    )
  }
  const isTrusted = (address: string) => {
    const version = isIP(address)
    return version !== 0 && trusted.check(address, version === 4 ? 'ipv4' : 'ipv6')
  }
  return (socketAddress: string | undefined, forwardedFor: string | null): string => {
    let address = plain(socketAddress ?? '')
    if (!isTrusted(address)) return address || 'unknown'
    for (const hop of (forwardedFor ?? '')
      .split(',')
      .map((part) => plain(part.trim()))
      .toReversed()) {
      if (isIP(hop) === 0) break
      address = hop
      if (!isTrusted(hop)) break
    }
    return address
  }
}

/** ::ffff:203.0.113.9 is 203.0.113.9. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && isIP(address.slice(7)) === 4 ? address.slice(7) : address
}

/** What a limit counts as one visitor: the address itself, or the /64 network of an IPv6 address. */
export function addressForLimits(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('::')
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const whole = address.includes('::')
    ? [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
    : front
  return `${whole
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
