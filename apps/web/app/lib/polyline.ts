// Decodes route lines from the server (precision 5) with the decoder of the package roads.
import { decodePolyline } from '@dropwise/roads/polyline'

/** Takes one argument, so `legs.map(decodeLine)` cannot pass an index as precision. */
export const decodeLine = (text: string) => decodePolyline(text)
