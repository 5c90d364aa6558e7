import { isIP } from 'node:net'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

/**
 * The address of the person behind the trusted proxies. Only a proxy that the operator named may speak for
 * another address; everybody else's X-Forwarded-For is noise.
 */
export function clientAddressReader(trustedProxies: readonly string[]) {
  const trusted = trustedProxies.map(networkOf)
  const isTrusted = (address: string) =>
    isIP(address) !== 0 && ipaddr.subnetMatch(ipaddr.process(address), { trusted }, '') === 'trusted'
  return (socketAddress: string | undefined, forwardedFor: string | null): string => {
    let address = plain(socketAddress ?? '')
    if (!isTrusted(address)) return address || 'unknown'
    for (const hop of (forwardedFor ?? '').split(',').toReversed()) {
      if (isIP(hop.trim()) === 0) break
      address = plain(hop.trim())
      if (!isTrusted(address)) break
    }
    return address
  }
}

function networkOf(entry: string): [IPv4 | IPv6, number] {
  const network = entry.includes('/') ? entry : `${entry}/${isIP(entry) === 6 ? 128 : 32}`
  if (!ipaddr.IPv6.isValidCIDR(network) && !ipaddr.IPv4.isValidCIDRFourPartDecimal(network))
    throw new Error(`TRUSTED_PROXIES: "${entry}" is not an address or a network`)
  return ipaddr.parseCIDR(network)
}

/** ::ffff:203.0.113.9 is 203.0.113.9. */
const plain = (address: string): string =>
  address.startsWith('::ffff:') && isIP(address) !== 0 ? ipaddr.process(address).toString() : address

/** What a limit counts as one visitor: the address itself, or the /64 network of an IPv6 address. */
export function addressForLimits(address: string): string {
  if (isIP(address) !== 6) return address
  const network = ipaddr.IPv6.parse(address).parts.slice(0, 4)
  return `${network.map((part) => part.toString(16)).join(':')}::/64`
}
