// A place in a form.

export interface Place {
  address: string
  lat?: number
  lng?: number
}
