// Sources of the world map: Natural Earth is in the public domain, GeoNames requires attribution (CC BY
// 4.0).

export const WORLD_ATTRIBUTION = 'Natural Earth, GeoNames'
