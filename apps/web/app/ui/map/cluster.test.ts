// Tests which pins are clustered.
import { describe, expect, it } from 'vitest'
import { clusterPins } from './cluster.ts'

const pin = (id: number, route = 1, lat = 47, lng = -125.3) => ({ id: String(id), route, lat, lng })
const many = (count: number, route = 1) => Array.from({ length: count }, (_, i) => pin(i, route))
const isNever = () => false

describe('gathering pins', () => {
  it('lets a few orders at one door fan out and stacks a block of flats', () => {
    expect(clusterPins(many(5), 15, 0, isNever)).toHaveLength(5)
    const [stack, ...rest] = clusterPins(many(6), 15, 0, isNever)
    expect(rest).toEqual([])
    expect(stack).toMatchObject({ id: '0', lat: 47, lng: -125.3 })
    expect(stack?.members).toHaveLength(6)
  })

  it('never mixes routes, and keeps single what is chosen', () => {
    const both = [...many(6, 1), ...many(6, 2).map((pin) => ({ ...pin, id: `b${pin.id}` }))]
    expect(clusterPins(both, 15, 0, isNever).map(({ route, members }) => [route, members.length])).toEqual([
      [1, 6],
      [2, 6],
    ])
    expect(clusterPins(both, 15, 0, ({ route }) => route === 2)).toHaveLength(7)
  })

  it('gathers a quarter from afar and gives every pin back as one comes closer', () => {
    const spread = Array.from({ length: 40 }, (_, i) => pin(i, 1, 47 + (i % 8) * 0.0004, -125.3 + i * 0.0001))
    const counts = [10, 13, 17].map((zoom) => clusterPins(spread, zoom, 26, isNever).length)
    expect(counts[0]).toBeLessThan(counts[1] ?? 0)
    expect(counts[1]).toBeLessThan(counts[2] ?? 0)
    expect(counts[2]).toBe(40)
    const all = clusterPins(spread, 10, 26, isNever).flatMap(({ members }) => members.map(({ id }) => id))
    expect(new Set(all).size).toBe(40)
  })
})
