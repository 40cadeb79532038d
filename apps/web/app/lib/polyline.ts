// Encoded lines of routes as the server sends them (precision 5): the one decoder, which roads has.
import { decodePolyline } from '@dropwise/roads/polyline'

/** One argument alone, so that `legs.map(decodeLine)` cannot pass an index as the precision. */
export const decodeLine = (text: string) => decodePolyline(text)
