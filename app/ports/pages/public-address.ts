import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The part of IPv6 that is given out; everything else is for special purposes (IANA). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is one of the public internet. Loopback, private, link-local (and with it the metadata
 * services of clouds), shared, multicast and reserved networks are not, nor is IPv6 that carries an IPv4 address
 * inside (mapped, NAT64, 6to4, Teredo): what it leads to is not seen from outside.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(GLOBAL_UNICAST)
}
