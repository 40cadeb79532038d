// What a road profile is: one object for each kind of vehicle that the network is compiled for.

/** Sizes in metres and tonnes. */
export interface Dimensions {
  height: number
  width: number
  length: number
  weight: number
  axles: number
}

export interface RoadProfile {
  /** Keys of access tags, from the most special to the most general. */
  access: readonly string[]
  /** Keys of turn restrictions that speak of this vehicle, likewise. */
  restrictions: readonly string[]
  /** What a conditional tag's sizes are compared with. */
  dimensions: Dimensions
  /** Whether a posted limit of height, width, length or weight below the dimensions closes a road. */
  obeysSizeLimits: boolean
  speed: {
    /** km/h that are never exceeded. */
    most: number
    /** Of a road's speed that is driven below it. */
    share: number
  }
  /** Its names at other road engines and in OSRM's addresses. */
  names: {
    osrm: readonly string[]
    valhalla: { costing: string; options?: Partial<Dimensions> }
  }
}
