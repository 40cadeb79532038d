// The part of roads without files: runs in browsers, workers and Node alike.
export * from './types.ts'
export { loadRegion } from './region.ts'
export { answerOsrm, type OsrmResponse } from './osrm.ts'
export { generateTown, type TownOptions } from './town/town.ts'
export { createRoads, type RoadsConfig } from './engines.ts'
export {
  createGeocoder,
  geocodeBatch,
  isSure,
  SURE,
  type BatchResult,
  type GeocoderConfig,
} from './geocoders.ts'
export { osrmClient } from './clients/osrm-client.ts'
export { valhallaClient } from './clients/valhalla-client.ts'
export { nominatimClient } from './clients/nominatim-client.ts'
export { photonClient } from './clients/photon-client.ts'
export { crowEngine, DEFAULT_CROW } from './crow.ts'
export { encodePolyline, decodePolyline } from './polyline.ts'
