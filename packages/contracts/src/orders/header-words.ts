// Words that identify a header's field when no alias matches: `Customer Location Postcode`,
// `shipToPostalCode`, `Heure de début`.
import type { OrderFieldName } from './fields.ts'
import { partyOf, PICKUP } from './header-parties.ts'

/** Words for past events, money, and other things that are no field. */
const ELSEWHERE =
  /\b(collected|created|creation|actual|updated|status|completed|invoice date|birth\w*|country|land|pays|pais|paese|price|cost|currency|url|link|state|province|region|tags?)\b/

const CLOCK =
  '(?:time|times|window|tw|slot|tid|kl|hora|horario|horaire|hour|heure|zeit|uhrzeit|lieferzeit|zeitfenster|lieferzeitfenster|anlieferfenster|anlieferzeit|ora|orario|arriv\\w*|oppettid\\w*|offnungszeit\\w*|cas|plage\\w*|godziny|janela|ventana|franja|tijdvak|tijd|fascia|creneau|godzina|delivery|complete|deliver|drop|drop off|dropoff)'
const FROM =
  '(?:start|starts|from|begin|von|ab|fra|fran|van|desde|debut|du|inicio|inizio|dalle|earliest|after|open|opens|od)'
const TO =
  '(?:end|ends|to|til|till|tot|until|bis|hasta|ate|au|alle|fin|fine|fim|latest|before|close|closes|do)'

/** By priority: narrow before wide. */
const WORDS: readonly (readonly [field: OrderFieldName, words: RegExp])[] = [
  ['email', /\b(e ?mail\w*|mail|mailadresse|e ?post|courriel|correo)\b/],
  [
    'phone',
    /\b(phone\w*|tel|telephone|telefon\w*|telefono|telefoon\w*|mobile|mobil\w*|movil|telemovel|celular|cellulare|handy\w*|cell\w*|gsm|contact number)\b/,
  ],
  [
    'cash',
    /\b(cod|cash on delivery|dobirka|montant a encaisser|importe a cobrar|valor a (receber|cobrar)|incasso|in contanti|nachnahme\w*|rembours|reembolso|contrassegno|efterkrav|postoppkrav|cobranca|contre remboursement|pobranie|(amount|cash)( to)?( be)? collect\w*)\b/,
  ],
  [
    'postcode',
    /\b(zip|zipcode|postcode|post code|postal|code postal|cp|c p|plz|psc|postnr|postnummer|postleitz\w*|cap|cep|kod pocztowy|pincode|pin code)\b/,
  ],
  ['lat', /\b(lat|latitude|latitud|latitudine|breitengrad|breedtegraad|breddegrad)\b/],
  [
    'lng',
    /\b(lng|lon|long|longitude|longitud|longitudine|langengrad|laengengrad|lengtegraad|længdegrad|lengdegrad)\b/,
  ],
  ['window_start', new RegExp(`\\b${CLOCK}\\b.*\\b${FROM}\\b|\\b${FROM}\\b.*\\b${CLOCK}\\b`)],
  ['window_end', new RegExp(`\\b${CLOCK}\\b.*\\b${TO}\\b|\\b${TO}\\b.*\\b${CLOCK}\\b`)],
  [
    'window',
    /\b(time ?slot|slot|time window|zeitfenster|uhrzeit|lieferzeit|creneau|franja|tijdvak|fascia oraria|tidsrum|janela|plage horaire|orario|horario|godziny|hodiny|(an)?lieferung zwischen|levering tussen|livraison entre|between)\b|^when$/,
  ],
  [
    'service_minutes',
    /\b(service|stop|stay|visit|job|handling|unload\w*|tiempo|tempo|duree|temps|dwell|stopp?)\b.*\b(time|duration|minutes|servicio|servico|servizio|arret|service|sosta)\b|\b(standzeit|stoptid|stopptid|stoptijd|lostijd|verweildauer|entladezeit|ladezeit|be und entladezeit|time on site)\b/,
  ],
  [
    'date',
    /\b(date|datum|lieferdatum|lieferdat|liefertag|fecha|data|dato|dag|leveringsdato|leveringsdag|leveransdatum|bezorgdatum|bezorgdag|leverdatum|leverdag|leveransdag|livraison le|doruceni|fulfil\w* date|(which|what) day|scheduled arrival( time)?)\b|^when$/,
  ],
  [
    'weight_kg',
    /\b(weight|gewicht|bruttogewicht|gesamtgewicht|poids|peso|vaegt|vægt|vekt|vikt|waga|hmotnost|wt|kilos?|kg|kilograms?)\b/,
  ],
  ['volume_l', /\b(volume|volumen|rauminhalt|inhoud|cbm|cubic)\b|^m3$/],
  [
    'packages',
    /\b(packages|parcels?|pieces|pcs|cartons|boxes|packstucke|pakete|kolli|colli|colis|bultos|volumes|paket|paketten|pakker|paczki|paczek|pkgs?|kartons|kollin|dozen|balik\w*|scatole|cajas|caixas)\b/,
  ],
  ['priority', /\b(priorit\w*|prioridad\w*|prio|urgency)\b/],
  [
    'house_number',
    /\b(house|house (no|number)|street (no|number)|shipping number|hausnr|hausnummer|huisnr|huisnummer|husnr|husnummer|(n|no|nr|numero|num) (civico|porta|de porta|rue|casa)|gatunummer)\b/,
  ],
  [
    'city',
    /\b(city|town|suburb|localidade|ort|stadt|wohnort|ville|commune|ciudad|poblacion|localidad|localita|localite|citta|comune|plaats|woonplaats|cidade|bynavn|poststed|postort|miasto|miejscowosc|mesto|obec|stad)\b|^by$/,
  ],
  [
    'reference',
    /\b(order|task|job|stop|ref|reference|referenz|auftrag\w*|bestell\w*|commande|pedido|ordre|ordine|zamowienia|objednavky|encomenda|ddt|albaran|bl|bon|consignment|shipment|waybill|delivery|lieferung|lieferschein|beleg|sendung\w*)\b.*\b(no|nr|number|id|ref|reference|referenz|nummer|numero)\b|\b(customer|client|external|your) (ref|reference)\b|\b(no|nr|n|num|numero|cislo)\b.*\b(commande|pedido|ordine|ordre|zamowienia|encomenda|objednavky|ddt|albaran|bl)\b|\b(identifiant|id|identificador|kennung) (externe|externo|esterno|extern)\b|^(ordrenummer|ordrenr|ordernr|ordernummer|auftragsnr|bestellnr|bestelnr|sendungsreferenz|lieferung|lieferschein|ref|reference|referenz|referencia|referenza|referentie)$/,
  ],
  [
    'recipient',
    /\b(recipient|receiver|consignee|customer|client|ship|ship to|shipping|deliver to|delivery|drop|drop off|dropoff|to address|location)\b.*\b(name|contact)\b|\b(nom|nombre|nome|navn|namn|naam|name)\b.*\b(client\w*|cliente|ontvanger|klant|warenempfanger|empfanger|complet\w*)\b|\b(full name|vor und nachname|kundenavn|kundnamn|kundenamn|warenempfanger|empfanger|ragione sociale|odbiorca|modtager|mottaker|mottagare|destinatari\w*|nome|navn|namn|jmeno|prijemce|imie i nazwisko|klantnaam|addressee|ansprechpartner)\b|^(deliver to|who|title)\b/,
  ],
  [
    'address',
    /\b(address|street|street1|adresse|leveringsadresse|lieferadresse|strasse|straße|rue|direccion|domicilio|calle|endereco|morada|indirizzo|adres|straatnaam|straat|ulica|gade|vejnavn|gata|gatuadress|ulice|where)\b|^via$/,
  ],
  [
    'instructions',
    /\b(task|job|stop|delivery|work) (description|details?)\b|\b(notes?|message|instructions?|comments?|remarks?|commentaires?|comentarios?|kommentar\w*|lieferhinweis\w*|hinweis\w*|bemerkung\w*|anmerkung\w*|observa\w*|bemærkning\w*|anmarkning\w*|merknad\w*|uwagi|opmerking\w*|remarques?|poznamk\w*|bem|meddelande)\b/,
  ],
]

/** A header with both ends, such as `start before`, matches neither. */
const ENDS = { window_start: new RegExp(`\\b${TO}\\b`), window_end: new RegExp(`\\b${FROM}\\b`) }

/** Parts of an address that are not its start, or no address. */
const NOT_STREET =
  /\b(2|3|line 2|line 3|two|second line|street2|apartment|unit|floor|type|name|contact|contacto|company|phone|email|country|city|zip|notes?)\b|\bid$/
/** Marks a header with number or town as a whole address. */
const STREET =
  /\b(street|address|strasse|straße|adresse|rue|calle|direccion|via|indirizzo|straat|adres|ulica|ulice|gata|und|and|et)\b/
const STREET_OF_TOWN = /\b(street|strasse|straße|rue|calle|direccion|via|indirizzo|straat|ulica|ulice|gata)\b/
/** `Street / City / Zip`, `Straße, PLZ, Ort`. */
const WHOLE_ADDRESS =
  /^(street|address|strasse|straße|adresse|anschrift|rue|calle|direccion|indirizzo|straat|adres|ulica|gata)\b.* (city|town|zip|postcode|ort|plz|ville|code postal|ciudad|citta|plaats|miasto|ort)$/
/** One column for person or company, such as `Name / Company`. */
const NAME_OR_FIRM =
  /^(name|kunde|kundin|client|customer|cliente|nom|nombre|nome|naam|klant)( or| and| und| oder| ou| et| o| of)? (company|firma|business|societe|empresa|azienda|ditta|bedrijf)$|\bcompany or name\b/
/** Other measures than the field's. */
const NOT_COUNT =
  /\b(parcels?|packages?|paket|colis|bultos?) (no|nr|number|num|nummer|numero|code)\b|\b(length|width|height|weight|size|type|id|name|value|dimensions?|tracking|labels?)\b/
/** Dates of past events or deadlines. */
const NOT_DAY =
  /\b(sales?|purchase|payments?|paid|reporting|promise|received|shipped|dispatched|despatched|printed|cancelled|refund\w*|modified|start|end|warenausg\w*|rechnung\w*|bestell\w*|commande|pedido|order|absende\w*)\b/
const ESTIMATE = /\b(ship by|estimated|estimate|minimum|maximum)\b/
const OF_DELIVERY =
  /\b(delivery|deliver|scheduled|requested|fulfil\w*|liefer\w*|livraison|entrega|consegna)\b/

/** A header as plain words: `shipToPostalCode`, `Straße/Hausnr.` → `ship to postal code`, `straße hausnr`. */
export function headerWords(header: string): string {
  return (
    header
      .replace(/\([^)]*\)/g, ' ')
      .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{L}{3})(\d)/gu, '$1 $2')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      // Names an end customer, not the end of a window.
      .replace(/\bend (customer|user|client)\b/, '$1')
      .trim()
  )
}

/** True for words that match a pattern but mean something else. */
function meansElse(name: OrderFieldName, words: string): boolean {
  switch (name) {
    case 'window_start':
    case 'window_end':
      return ENDS[name].test(words)
    case 'email':
      // Reading the number splits a column for both.
      return /\b(phone|tel|telefon\w*|telefono|telefoon|mobile|mobil)\b/.test(words)
    case 'postcode':
      return /\bname\b/.test(words) || STREET_OF_TOWN.test(words)
    case 'house_number':
      return STREET.test(words)
    case 'address':
      return NOT_STREET.test(words) && !WHOLE_ADDRESS.test(words)
    case 'date':
      return ESTIMATE.test(words) || (NOT_DAY.test(words) && !OF_DELIVERY.test(words))
    case 'packages':
      return NOT_COUNT.test(words)
    case 'weight_kg':
      return /\b(item|unit|inventory|einheit|length)\b/.test(words)
    case 'volume_l':
      return /\b(unit|einheit)\b/.test(words)
    case 'recipient':
      return /\b(product|produkt|produto|item|artikel|company|first|last|user|id|code|status|method|contact (number|phone|email))\b/.test(
        words,
      )
    case 'city':
      return /\bdate\b/.test(words) || WHOLE_ADDRESS.test(words)
    case 'reference':
      return /\b(date|route|customer id|client id)\b/.test(words)
    case 'instructions':
      return /\b(internal|private|billing)\b/.test(words)
    default:
      return false
  }
}

/** True when a header's words match a field, for any party. */
export function hasWordsOf(name: OrderFieldName, words: string): boolean {
  const pattern = WORDS.find(([field]) => field === name)?.[1]
  if (name === 'recipient' && NAME_OR_FIRM.test(words)) return true
  if (!pattern?.test(words) || meansElse(name, words)) return false
  return name === 'cash' || !ELSEWHERE.test(words)
}

export type Fits = (name: OrderFieldName, header: string) => boolean

/** The header whose words match a field, preferring the recipient's over the payer's; undefined without one. */
export function headerByWords(
  name: OrderFieldName,
  headers: readonly string[],
  fits: Fits,
): string | undefined {
  const matches = headers
    .map((header) => ({ header, words: headerWords(header) }))
    .filter(({ words }) => hasWordsOf(name, words))
    .map(({ header, words }) => ({ header, party: partyOf(words) }))
    .filter(({ party }) => party !== 'elsewhere' && party !== 'pickup')
    .filter(({ header }) => fits(name, header))
  const ofParty = (requestedParty: 'there' | null) => matches.find(({ party }) => party === requestedParty)
  return (ofParty('there') ?? ofParty(null) ?? matches[0])?.header
}

/** The pickup header whose words match a delivery field: `Pickup Full Name`, `Pick up before`. */
export function pickupByWords(
  name: OrderFieldName,
  headers: readonly string[],
  fits: Fits,
): string | undefined {
  return headers.find((header) => {
    const words = headerWords(header)
    if (partyOf(words) !== 'pickup') return false
    return hasWordsOf(name, words.replace(PICKUP, 'delivery')) && fits(name, header)
  })
}

/** Fields recognisable by words, narrow ones first. */
export const FIELDS_BY_WORDS: readonly OrderFieldName[] = WORDS.map(([field]) => field)
