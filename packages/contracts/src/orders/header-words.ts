// The words that make a header a field's, for headers that no alias names: `Customer Location Postcode`, `shipToPostalCode`, `Heure de début`.
import type { OrderFieldName } from './fields.ts'

/** Headers of somebody else's place, time or person, and of what was done instead of what is asked. */
const ELSEWHERE =
  /\b(pick ?up|collect\w*|billing|bill|sender|shipper|origin|return|depot|warehouse|driver|vehicle|agent|created|creation|actual|updated|status|completed|invoice date|birth\w*|country|price|cost|currency|url|link)\b/

const CLOCK =
  '(?:time|window|slot|tid|hora|hour|heure|zeit|lieferzeit|zeitfenster|lieferzeitfenster|ora|arriv\\w*|janela|ventana|godzina|delivery|complete|deliver)'
const FROM = '(?:start|starts|from|begin|von|fra|fran|desde|debut|inicio|inizio|earliest|after|open|opens|od)'
const TO = '(?:end|ends|to|til|till|until|bis|hasta|fin|fine|fim|latest|before|close|closes|do)'

/** In the order in which they choose: the narrow before the wide. */
const WORDS: readonly (readonly [field: OrderFieldName, words: RegExp])[] = [
  ['email', /\b(e ?mail\w*|e ?post|courriel|correo electronico)\b/],
  ['phone', /\b(phone\w*|tel|telephone|telefon\w*|telefono|mobile|cell\w*|gsm|contact number)\b/],
  [
    'postcode',
    /\b(zip|postcode|post code|postal|code postal|plz|postnr|postnummer|postleitzahl|cap|cep|kod pocztowy)\b/,
  ],
  ['window_start', new RegExp(`\\b${CLOCK}\\b.*\\b${FROM}\\b|\\b${FROM}\\b.*\\b${CLOCK}\\b`)],
  ['window_end', new RegExp(`\\b${CLOCK}\\b.*\\b${TO}\\b|\\b${TO}\\b.*\\b${CLOCK}\\b`)],
  [
    'service_minutes',
    /\b(service|stop|stay|visit|job|handling|unload\w*|tiempo|tempo|duree|dwell)\b.*\b(time|duration|minutes|servicio|servico|arret)\b|\b(standzeit|stoptid|verweildauer)\b/,
  ],
  ['date', /\b(date|datum|lieferdatum|fecha|data|dato|leveringsdato|leveransdatum)\b/],
  ['weight_kg', /\b(weight|gewicht|bruttogewicht|poids|peso|vaegt|vægt|vikt|waga)\b/],
  [
    'packages',
    /\b(packages|parcels?|pieces|cartons|boxes|packstucke|kolli|colli|colis|bultos|volumes|paket|pakker)\b/,
  ],
  ['priority', /\b(priorit\w*|prioridad\w*|prio|urgency)\b/],
  ['house_number', /\b(house (no|number)|hausnr|hausnummer|huisnr)\b/],
  ['city', /\b(city|town|ort|ville|ciudad|poblacion|localidad|citta|plaats|cidade|by|miasto|stad)\b/],
  [
    'reference',
    /\b(order|task|job|stop|ref|reference|auftrag\w*|bestell\w*|commande|pedido|ordre|ordine|zamowienia|encomenda)\b.*\b(no|nr|number|id|ref|reference|nummer|numero)\b|\b(no|nr|n|numero)\b.*\b(commande|pedido|ordine|ordre|zamowienia|encomenda)\b|^(ordrenummer|ordrenr|auftragsnr|bestellnr|ref)$/,
  ],
  [
    'recipient',
    /\b(recipient|receiver|consignee|customer|client|ship to|deliver to|location)\b.*\bname\b|\b(nom|nombre|nome|navn)\b.*\b(client\w*|cliente)\b|\b(kundenavn|kundenamn|warenempfanger|empfanger|ragione sociale|odbiorca|modtager|mottaker|mottagare|destinatari\w*)\b/,
  ],
  [
    'address',
    /\b(address|street|adresse|leveringsadresse|lieferadresse|strasse|straße|direccion|endereco|indirizzo|adres|ulica|gade|gata)\b/,
  ],
  [
    'instructions',
    /\b(task|job|stop) (description|details?)\b|\b(notes?|instructions?|comments?|remarks?|commentaires?|lieferhinweis\w*|hinweis\w*|bemerkung\w*|observa\w*|bemærkning\w*|anmarkning\w*|merknad\w*|uwagi|opmerking\w*)\b/,
  ],
]

/** A header that names both ends, such as `start before`, is none of them. */
const ENDS = { window_start: new RegExp(`\\b${TO}\\b`), window_end: new RegExp(`\\b${FROM}\\b`) }

/** Parts of an address that do not begin it. */
const SECOND_LINE = /\b(2|3|line 2|line 3|two|apartment|unit|floor|type|id)\b/

/** A header as plain words: `shipToPostalCode`, `Straße/Hausnr.` → `ship to postal code`, `straße hausnr`. */
export function headerWords(header: string): string {
  return header
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The first of some headers whose words are those of a field; undefined where none has them. */
export function headerByWords(name: OrderFieldName, headers: readonly string[]): string | undefined {
  const pattern = WORDS.find(([field]) => field === name)?.[1]
  if (!pattern) return undefined
  return headers.find((header) => {
    const words = headerWords(header)
    if (ELSEWHERE.test(words) || !pattern.test(words)) return false
    if ((name === 'window_start' || name === 'window_end') && ENDS[name].test(words)) return false
    return name !== 'address' || !SECOND_LINE.test(words)
  })
}

/** Fields that may be known by their words, those of narrow meaning first. */
export const FIELDS_BY_WORDS: readonly OrderFieldName[] = WORDS.map(([field]) => field)
