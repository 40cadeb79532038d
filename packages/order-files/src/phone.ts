// Phone numbers as a phone dials them, by libphonenumber's rules: `+49 (0)170 1234567` is +491701234567. And as people of a
// country write them. A module of its own, since pages load it after they show.
import type { PhoneReading } from '@dropwise/contracts'
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min'

/** Texts that mean "no number". */
const NONE = /^(?:n\/?a|none|no|null|nil|unknown|keine?r?|sans|aucun|ninguno|-+|x+|0+|\.|\?+)$/i
/** `4.9E+11`: a spreadsheet treated the phone as a quantity and dropped its last digits. */
const ROUNDED = /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i
/** Labels before a number: `tel:+1…`, `Mob. 07700 …`. */
const LABEL =
  /^(?:tel|telefon|telephone|phone|ph|mobile|mobil|mob|cell|handy|callto|sms|whatsapp|wa|m|t)\s*[.:]+\s*(?=[+(\d])/i
/** Separates two numbers of one cell. */
const SEPARATOR = /\s*(?:[;|\n]|\s\/\s|,\s|\s(?:or|oder|ou|o|and|und|et)\s)\s*/i

/**
 * Reads a cell. `country` (ISO 3166-1 alpha-2) applies to numbers without a country code. Of several
 * numbers, the first that can be dialled wins. An invalid number comes back as written with a doubt.
 */
export function readPhone(text: string, country: string | null): PhoneReading {
  const value = text.trim().replace(LABEL, '')
  if (value === '' || NONE.test(value)) return { phone: null }
  if (ROUNDED.test(value)) return { phone: value, doubt: 'cut_off' }
  const dialledNumber = dialled(value, country)
  if (dialledNumber) return dialledNumber
  const parts = value.split(SEPARATOR).filter((part) => /\d{3}/.test(part))
  for (const part of parts) {
    const number = dialled(part, country)
    if (number) return { ...number, hasMore: true }
  }
  return { phone: value, doubt: 'unknown' }
}

/**
 * A stored number for readers: `020 7946 0000` in its own country (ISO 3166-1 alpha-2), `+44 20 7946 0000` elsewhere.
 * Numbers that no country gives out stay as stored.
 */
export function writePhone(stored: string, country: string | null): string {
  const number = parsePhoneNumberFromString(stored, { ...defaultOf(country), extract: false })
  if (!number?.isValid()) return stored
  // The United States and Canada share a country code, and people in both write each other's numbers without it.
  const isNational =
    country !== null && isKnown(country) && getCountryCallingCode(country) === number.countryCallingCode
  return isNational ? number.formatNational() : number.formatInternational()
}

const isKnown = (country: string): country is CountryCode => isSupportedCountry(country)

const defaultOf = (country: string | null) =>
  country !== null && isKnown(country) ? { defaultCountry: country } : {}

/** E.164 without an extension; null for an impossible number. */
function dialled(text: string, country: string | null): PhoneReading | null {
  const number = parsePhoneNumberFromString(text.replace(/^00(?=[1-9])/, '+'), {
    ...defaultOf(country),
    extract: false,
  })
  if (!number?.isPossible()) return null
  return number.ext ? { phone: number.number, hasMore: true } : { phone: number.number }
}
