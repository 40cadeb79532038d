// Finds rows of shop exports that are no delivery: cancelled, refunded, collected in the shop, already
// delivered.
import { cellText } from './cells.ts'
import { headerWords } from './header-words.ts'
import { ignoredHeaders } from './headers.ts'

/** Headers of an order's state or shipping method. */
const STATUS_HEADER =
  /\b(status|state|statut|estado|stato|bestellstatus|auftragsstatus|fulfil\w* type|delivery method|delivery type|shipping method|fulfil\w* method|cancelled at|canceled at|versandart|mode de livraison|livre)\b/
/** States of people, payments or regions: `Recipient State`, `Tax status`. */
const OTHER_STATE =
  /\b(recipient|shipping|billing|ship|bill|customer|address|region|tax|vat|province|buyer|country)\b.*\bstate\b|^state$/

const WITHDRAWN =
  'cancelled,canceled,refunded,partially refunded,voided,void,failed,rejected,declined,returned,expired,trash,storniert,abgebrochen,erstattet,annulé,annulée,annulee,remboursé,cancelado,cancelada,reembolsado,annullato,rimborsato,geannuleerd,annulleret,refunderet,avbruten,annullert,anulowane,zwrócone'
const NOT_READY =
  'on-hold,on hold,pending payment,checkout-draft,draft,awaiting payment,payment pending,scheduled pickup'
const DONE =
  'completed,complete,delivered,fulfilled,shipped,closed,done,finished,zugestellt,geliefert,abgeschlossen,livré,livrée,entregado,consegnato,bezorgd,afgeleverd,leveret,levererad,levert,dostarczone'
const COLLECTED =
  'pickup,pick up,pick-up,local pickup,local_pickup,in store pickup,in-store pickup,store pickup,click & collect,click and collect,collect in store,collection,selbstabholung,abholung,abholung im laden,retrait en magasin,retrait,recogida en tienda,ritiro in negozio,afhalen,afhentning,dine in,dine-in,digital'
/** States of an order that is still to be delivered. A state that no list contains becomes a question. */
const OPEN =
  'new,open,pending,unassigned,assigned,created,confirmed,processing,in progress,in process,paid,unpaid,authorized,partially paid,partially_paid,unfulfilled,partially fulfilled,partial,scheduled,unscheduled,ready,ready for delivery,ready to ship,received,info received,accepted,acknowledged,active,booked,planned,unplanned,prepared,packed,proposed,reserved,awaiting fulfillment,awaiting shipment,to deliver,to do,todo,out for delivery,in transit,dispatched,started,true,false,yes,no,offen,neu,bezahlt,bestätigt,in bearbeitung,geplant,ouvert,nouveau,payé,payée,confirmé,confirmée,en cours,à livrer,abierto,nuevo,pagado,confirmado,pendiente,en proceso,aperto,nuovo,pagato,confermato,in corso,nieuw,betaald,bevestigd,in behandeling,ny,åben,betalt,bekræftet,öppen,betald,nowe,opłacone,w realizacji'
const words = (text: string) => new Set(text.split(','))
const CLOSED = new Set([...words(WITHDRAWN), ...words(NOT_READY), ...words(DONE)])
const NO_WAY = words(COLLECTED)
const STILL_OPEN = words(OPEN)

const isWay = (header: string) => /\b(type|method|versandart|mode)\b/.test(headerWords(header))
const isCancelledAt = (header: string) => /\bcancell?ed at\b/.test(headerWords(header))

/** Why a row is no delivery: the column and its words. */
export interface NoDelivery {
  header: string
  value: string
}

/** Finds columns that may mark rows as no delivery. Skips mapped columns and those of our own export. */
export function statusHeaders(headers: readonly string[], used: ReadonlySet<string>): string[] {
  const ignored = new Set(ignoredHeaders(headers))
  return headers.filter((header) => {
    const text = headerWords(header)
    return !used.has(header) && !ignored.has(header) && STATUS_HEADER.test(text) && !OTHER_STATE.test(text)
  })
}

/** The word of a state: WooCommerce writes `wc-cancelled` into some exports. */
const stateWord = (value: string) => value.toLowerCase().replace(/^wc-/, '')

/** `Local Pickup (Main Street)`: a way of handing over, with its place. */
const isNoWay = (word: string) => NO_WAY.has(word) || NO_WAY.has(word.split(/ *[(:,]/)[0] ?? '')

/** A state that no list contains, such as `Failed: nobody home`; null without one. */
export function unknownState(row: Record<string, unknown>, headers: readonly string[]): NoDelivery | null {
  for (const header of headers) {
    const value = cellText(row[header])
    const isState = value !== '' && !isWay(header) && !isCancelledAt(header) && !/^[\d.,:/ -]+$/.test(value)
    if (isState && !STILL_OPEN.has(stateWord(value))) return { header, value }
  }
  return null
}

/** Why a row is no delivery; null when it is one. */
export function noDelivery(row: Record<string, unknown>, headers: readonly string[]): NoDelivery | null {
  for (const header of headers) {
    const value = cellText(row[header])
    const word = stateWord(value)
    if (value === '') continue
    const isClosed = isCancelledAt(header)
      ? /\d/.test(value)
      : isWay(header)
        ? isNoWay(word)
        : CLOSED.has(word)
    if (isClosed) return { header, value }
  }
  return null
}
