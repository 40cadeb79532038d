// A road profile: one object for each kind of vehicle for which the network is compiled.

/** Sizes in metres and tonnes. */
export interface Dimensions {
  height: number
  width: number
  length: number
  weight: number
  axles: number
}

export interface RoadProfile {
  /** Keys of access tags, from the most specific to the most general. */
  access: readonly string[]
  /** Keys of turn restrictions for this vehicle, in the same order. */
  restrictions: readonly string[]
  /** Compared with sizes in conditional tags. */
  dimensions: Dimensions
  /** Whether a posted limit of height, width, length or weight below the dimensions closes a road. */
  obeysSizeLimits: boolean
  speed: {
    /** Maximum speed in km/h. */
    most: number
    /** Share of a road's speed that the vehicle reaches below the maximum. */
    share: number
  }
  /** Names of the profile in other road engines and in OSRM's URLs. */
  names: {
    osrm: readonly string[]
    valhalla: { costing: string; options?: Partial<Dimensions> }
  }
}
