// Names of database tables for people, for lists of personal data.

const WORDS: Record<string, string> = {
  'public.recipients': 'address book',
  'public.driver_events': 'events at the door',
  'public.delivery_claims': 'followed deliveries',
  'public.standing_wishes': 'lasting wishes',
  'public.outbox': 'mails and texts',
  'public.audit_log': 'lines of the audit log',
  'public.profiles': 'profile',
  'public.push_subscriptions': 'devices with notices',
  'public.person_requests': 'requests about data',
  'auth.users': 'account',
  'auth.identities': 'ways to sign in',
  'auth.sessions': 'sessions',
  'auth.mfa_factors': 'second steps',
  'auth.webauthn_credentials': 'passkeys',
}

/** `public.delivery_events` becomes "delivery events"; a column counts as its table. */
const dataInWords = (place: string): string => {
  const [schema = '', table = ''] = place.split('.')
  return WORDS[`${schema}.${table}`] ?? table.replaceAll('_', ' ')
}

/** Counts by table or column as names and numbers, largest first. */
export function countsInWords(counts: Record<string, number>): [name: string, count: number][] {
  const byName = new Map<string, number>()
  for (const [place, count] of Object.entries(counts))
    byName.set(dataInWords(place), (byName.get(dataInWords(place)) ?? 0) + count)
  return [...byName].toSorted(([, a], [, b]) => b - a)
}
