// Encoded lines of routes as the server sends them (precision 5): the one decoder, which roads has.
export { decodePolyline as decodeLine } from '@dropwise/roads/polyline'
