// Who made the world map: Natural Earth is in the public domain, GeoNames asks to be named (CC BY 4.0).

export const WORLD_ATTRIBUTION = 'Natural Earth, GeoNames'
