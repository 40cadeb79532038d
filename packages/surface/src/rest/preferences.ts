// The Prefer header: requested, applied and unknown preferences.
import { RestError } from './errors.ts'

export interface Preferences {
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  representation?: 'representation' | 'headers-only' | 'minimal'
  count?: 'exact' | 'planned' | 'estimated'
  transaction?: 'commit' | 'rollback'
  missing?: 'default' | 'null'
  handling?: 'strict' | 'lenient'
  timezone?: string
  maxAffected?: number
  invalid: string[]
}

const CHOICES = {
  resolution: ['resolution', ['merge-duplicates', 'ignore-duplicates']],
  representation: ['return', ['representation', 'headers-only', 'minimal']],
  count: ['count', ['exact', 'planned', 'estimated']],
  transaction: ['tx', ['commit', 'rollback']],
  missing: ['missing', ['default', 'null']],
  handling: ['handling', ['strict', 'lenient']],
} as const

const isTimezone = (name: string): boolean => {
  try {
    return (
      new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' &&
      /^[A-Za-z]/.test(name)
    )
  } catch {
    return false
  }
}

/** Parses all Prefer headers. The first value of a preference wins. */
export function parsePreferences(headers: string[], allowTransaction: boolean): Preferences {
  const tokens = headers
    .flatMap((h) => h.split(','))
    .map((t) => t.trim())
    .filter((t) => t !== '')
  const understood = new Set<string>()
  const out: Preferences = { invalid: [] }
  const pick = <T extends string>(name: string, allowed: readonly T[]): T | undefined => {
    for (const value of allowed) understood.add(`${name}=${value}`)
    const token = tokens.find((t) => allowed.some((value) => t === `${name}=${value}`))
    return token?.slice(name.length + 1) as T | undefined
  }
  out.resolution = pick(...CHOICES.resolution)
  out.representation = pick(...CHOICES.representation)
  out.count = pick(...CHOICES.count)
  out.missing = pick(...CHOICES.missing)
  out.handling = pick(...CHOICES.handling)
  const transaction = pick(...CHOICES.transaction)
  if (allowTransaction) out.transaction = transaction

  const timezone = tokens.find((t) => t.startsWith('timezone='))?.slice('timezone='.length)
  if (timezone !== undefined && isTimezone(timezone)) {
    out.timezone = timezone
    understood.add(`timezone=${timezone}`)
  }
  const most = tokens.find((t) => /^max-affected=-?\d+$/.test(t))
  if (most !== undefined) {
    out.maxAffected = Number(most.slice('max-affected='.length))
    understood.add(most)
  }
  out.invalid = tokens.filter((t) => !understood.has(t))
  return out
}

export function rejectUnknown(preferences: Preferences): void {
  if (preferences.handling !== 'strict' || preferences.invalid.length === 0) return
  throw new RestError(
    400,
    'PGRST122',
    'Invalid preferences given with handling=strict',
    `Invalid preferences: ${preferences.invalid.join(', ')}`,
  )
}

type Applied =
  | 'resolution'
  | 'missing'
  | 'representation'
  | 'count'
  | 'transaction'
  | 'handling'
  | 'timezone'
  | 'maxAffected'

/** The Preference-Applied header for the given `names`, in PostgREST's order. */
export function appliedPreferences(preferences: Preferences, names: Applied[]): string | undefined {
  const parts: string[] = []
  const say = (name: Applied, word: string, value: string | number | undefined): void => {
    if (names.includes(name) && value !== undefined) parts.push(`${word}=${value}`)
  }
  say('resolution', 'resolution', preferences.resolution)
  say('missing', 'missing', preferences.missing)
  say('representation', 'return', preferences.representation)
  say('count', 'count', preferences.count)
  say('transaction', 'tx', preferences.transaction)
  say('handling', 'handling', preferences.handling)
  say('timezone', 'timezone', preferences.timezone)
  if (preferences.handling === 'strict') say('maxAffected', 'max-affected', preferences.maxAffected)
  return parts.length === 0 ? undefined : parts.join(', ')
}
