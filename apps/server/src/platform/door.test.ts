// A stranger with the tracking number learns the street, not the house.
import { decodePolyline, encodePolyline } from '@dropwise/roads'
import { describe, expect, it } from 'vitest'
import { blurDoor, blurNearDoor, cutBeforeDoor } from './door.ts'

const door = { lat: 51.23457, lng: -0.12345 }
const neighbour = { lat: 51.23499, lng: -0.12301 }

describe('a door', () => {
  it('is shown as the centre of its square, as are its neighbours', () => {
    expect(blurDoor(door)).not.toEqual(door)
    expect(blurDoor(neighbour)).toEqual(blurDoor(door))
  })

  it('is not revealed while a van stands at the door', () => {
    expect(blurNearDoor({ ...door, heading: 90 }, door)).toEqual({ ...blurDoor(door), heading: 90 })
    const away = { lat: 51.3, lng: -0.1 }
    expect(blurNearDoor(away, door)).toBe(away)
  })

  it('is not given away by the end of the way to it', () => {
    const points: [number, number][] = [
      [-0.13, 51.2],
      [-0.1234, 51.2346],
      [-0.13, 51.21],
      [-0.127, 51.2312],
      [neighbour.lng, neighbour.lat],
      [door.lng, door.lat],
    ]
    const path = cutBeforeDoor(encodePolyline(points), door)
    expect(path && decodePolyline(path)).toHaveLength(4)
    expect(cutBeforeDoor(encodePolyline(points.slice(-2)), door)).toBeNull()
  })
})
