import ipaddr from 'ipaddr.js';

const lengths = { caller: { ipv4: 32, ipv6: 64 }, shortened: { ipv4: 24, ipv6: 48 } } as const;

function networkOf(address: string, of: keyof typeof lengths): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const length = lengths[of][parsed.kind()];
  const whole = `${parsed.toString()}/${length}`;
  const first =
    parsed.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(whole) : ipaddr.IPv6.networkAddressFromCIDR(whole);
  return `${first.toString()}/${length}`;
}

/** What counts as one caller: a whole IPv4 address; of IPv6 the subnet, within which a machine takes what address it likes. */
export const callerOf = (address: string): string => networkOf(address, 'caller');

/** As much of an address as may be kept: the network, '203.0.113.0/24'; 'unknown' for what is none. */
export const shortAddress = (address: string): string => networkOf(address, 'shortened');
