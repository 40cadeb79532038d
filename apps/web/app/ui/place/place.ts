// A place as forms hold it.

export interface Place {
  address: string
  lat?: number
  lng?: number
}
