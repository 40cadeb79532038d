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

const TAKEN_BACK =
  'cancelled,canceled,refunded,partially refunded,voided,void,failed,rejected,declined,returned,expired,trash,storniert,abgebrochen,erstattet,annulé,annulée,annulee,remboursé,cancelado,cancelada,reembolsado,annullato,rimborsato,geannuleerd,annulleret,refunderet,avbruten,annullert,anulowane,zwrócone'
const NOT_READY =
  'on-hold,on hold,pending payment,checkout-draft,draft,awaiting payment,payment pending,scheduled pickup'
const DONE =
  'completed,complete,delivered,fulfilled,shipped,closed,done,finished,zugestellt,geliefert,abgeschlossen,livré,livrée,entregado,consegnato,bezorgd,afgeleverd,leveret,levererad,levert,dostarczone'
const COLLECTED =
  'pickup,pick up,pick-up,local pickup,local_pickup,in store pickup,in-store pickup,store pickup,click & collect,click and collect,collect in store,collection,selbstabholung,abholung,abholung im laden,retrait en magasin,retrait,recogida en tienda,ritiro in negozio,afhalen,afhentning,dine in,dine-in,digital'
const words = (text: string) => new Set(text.split(','))
const CLOSED = new Set([...words(TAKEN_BACK), ...words(NOT_READY), ...words(DONE)])
const NO_WAY = words(COLLECTED)

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

/** Why a row is no delivery; null when it is one. */
export function noDelivery(row: Record<string, unknown>, headers: readonly string[]): NoDelivery | null {
  for (const header of headers) {
    const value = cellText(row[header])
    const word = value.toLowerCase()
    if (value === '') continue
    const isClosed = isCancelledAt(header)
      ? /\d/.test(value)
      : isWay(header)
        ? NO_WAY.has(word)
        : CLOSED.has(word)
    if (isClosed) return { header, value }
  }
  return null
}
