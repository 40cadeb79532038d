// Labels in notes: which field a word such as `Deliver to` names, and lines that belong to mails and not to orders.
import { guessMapping, normaliseHeader, type OrderFieldName } from '@dropwise/contracts'
import { textOf, type NoteLine } from './lines.ts'

const LABEL_MAX_LETTERS = 40
const LABEL_MAX_WORDS = 5

/** Labels of a block with name and address. */
const DESTINATIONS = new Set(
  `deliver to,delivery to,ship to,send to,to,recipient,consignee,delivery address,shipping address,lieferadresse,lieferanschrift,
  lieferung an,empfänger,warenempfänger,livrer à,adresse de livraison,destinataire,entregar a,dirección de entrega,destinatario,
  consegnare a,indirizzo di consegna,afleveradres,leveringsadresse,adres dostawy,endereço de entrega,teslimat adresi`
    .split(',')
    .map(normaliseHeader),
)
/** Labels of blocks of other parties, and of a mail's own lines. */
const OTHERS = new Set(
  `from,sender,shipper,supplier,bill to,billing address,invoice to,invoice address,absender,rechnungsadresse,rechnung an,
  rechnungsanschrift,expéditeur,adresse de facturation,remitente,mittente,afzender`
    .split(',')
    .map(normaliseHeader),
)
/** Fields whose label is also a common word: their value must look like a time. */
const ENDS: ReadonlySet<OrderFieldName> = new Set(['window_start', 'window_end'])
const CLOCK = /^\D{0,6}\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|am|pm|a\.m\.|p\.m\.)?$/i

export type Label = 'destination' | 'other party' | OrderFieldName | 'unknown'

const labelsByText = new Map<string, Label>()
/** Different labels that are remembered; more are looked up again. */
const LABELS_MOST = 5_000

/** What a label names; null for a text that is no label. */
export function labelOf(text: string): Label | null {
  const name = text.trim()
  const words = name.split(/\s+/)
  if (name.length > LABEL_MAX_LETTERS || words.length > LABEL_MAX_WORDS || !/^[\p{L}#№]/u.test(name))
    return null
  const key = normaliseHeader(name)
  if (key === '') return null
  const before = labelsByText.get(name)
  if (before) return before
  const label = DESTINATIONS.has(key) ? 'destination' : OTHERS.has(key) ? 'other party' : fieldOf(name)
  if (labelsByText.size < LABELS_MOST) labelsByText.set(name, label)
  return label
}

function fieldOf(name: string): Label {
  const [field] = Object.keys(guessMapping([name])) as OrderFieldName[]
  return field ?? 'unknown'
}

/** Whether a value can stand after a label: `To: 12:00` ends a window, `To: Ann Bee` does not. */
export function labelWithValue(label: Label, value: string): Label {
  return ENDS.has(label as OrderFieldName) && !CLOCK.test(value.trim()) ? 'unknown' : label
}

export const isTime = (text: string): boolean => CLOCK.test(text.trim())

/** Labels at the head of a forwarded mail, in the languages of mail programs. */
const MAIL_HEAD =
  /^\*?(from|sent|date|to|cc|bcc|subject|reply-to|von|gesendet|datum|an|betreff|de|envoyé|à|objet|para|asunto|enviado( el)?|fecha|da|inviato|data|a|oggetto|van|verzonden|aan|onderwerp|od|do|temat|assunto)\*?\s?:/i
const MAIL_SUBJECT = /^\*?(subject|betreff|objet|asunto|oggetto|onderwerp|temat|assunto)\*?\s?:/i
const FORWARDED =
  /^-{2,}.*(forwarded|original|weitergeleitet|ursprüngliche|transféré|reenviado|inoltrato|doorgestuurd).*-{2,}$|^begin forwarded message/i
const GREETING =
  /^(hi|hello|hey|dear|good (morning|afternoon)|hallo|guten (tag|morgen)|sehr geehrte|liebe|bonjour|madame|hola|buenos|buongiorno|gentile|beste|geachte|dzień dobry)\b[^\d]{0,60}$/i
const SIGN_OFF =
  /^(kind|best|warm|many)? ?(regards|wishes|thanks)\b|^(thank you|thanks|cheers|sincerely|yours)\b[^\d]{0,30}$|^(mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|mfg|cordialement|bien à vous|saludos|un saludo|atentamente|cordiali saluti|distinti saluti|met vriendelijke groet|pozdrawiam|sent from my)|^-- ?$/i

export const isGreeting = (text: string): boolean => GREETING.test(text)
export const isSignOff = (text: string): boolean => SIGN_OFF.test(text)

/** Removes the heads of forwarded mails, greetings, and the lines below a sign-off. */
export function withoutMailWords(lines: readonly NoteLine[]): NoteLine[] {
  const remaining: NoteLine[] = []
  let isSigned = false
  for (let at = 0; at < lines.length; at += 1) {
    const text = textOf(lines[at]!)
    const head = headLength(lines, at)
    if (head > 0 || FORWARDED.test(text)) {
      isSigned = false
      at += Math.max(0, head - 1)
      // A new message begins after a head.
      const next = lines[at + 1]
      if (next) next.isAfterGap = true
      continue
    }
    if (SIGN_OFF.test(text)) isSigned = true
    if (!isSigned && !GREETING.test(text)) remaining.push(lines[at]!)
  }
  return remaining
}

/** Lines of the head of a mail that begins here; 0 without one. */
function headLength(lines: readonly NoteLine[], at: number): number {
  let length = 0
  while (lines[at + length] && MAIL_HEAD.test(textOf(lines[at + length]!))) length += 1
  const head = lines.slice(at, at + length).map(textOf)
  return length >= 3 && head.some((text) => MAIL_SUBJECT.test(text)) ? length : 0
}
