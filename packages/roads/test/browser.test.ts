// The browser part imports no module of Node, not even indirectly, and answers from bytes.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadRegion } from '../src/browser.ts'
import { demoFolder } from './support/regions.ts'

function importsOf(file: string, importsByFile = new Map<string, string[]>()): Map<string, string[]> {
  if (importsByFile.has(file)) return importsByFile
  const text = readFileSync(file, 'utf8')
  const statements = [...text.matchAll(/(?:^|\n)(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'/g)]
    .filter(([, isType]) => !isType)
    .map(([, , path]) => path!)
  importsByFile.set(file, statements)
  for (const path of statements)
    if (path.startsWith('.')) importsOf(resolve(dirname(file), path), importsByFile)
  return importsByFile
}

/** Packages that run in a browser. */
const FOR_BROWSERS = new Set(['flatbush', 'pbf', '@dropwise/contracts'])

describe('the browser part', () => {
  it('reaches no module of Node', () => {
    const files = importsOf(resolve(import.meta.dirname, '../src/browser.ts'))
    expect(files.size).toBeGreaterThan(25)
    for (const [file, imports] of files) {
      expect(existsSync(file)).toBe(true)
      expect([file, imports.filter((path) => path.startsWith('node:'))]).toEqual([file, []])
      expect([file, imports.filter((path) => !path.startsWith('.') && !FOR_BROWSERS.has(path))]).toEqual([
        file,
        [],
      ])
    }
    for (const file of files.keys())
      expect([
        file,
        /\b(Buffer|process|require|__dirname)\b\s*[.(]/.test(readFileSync(file, 'utf8')),
      ]).toEqual([file, false])
  })

  it('opens a region from bytes and answers all questions', async () => {
    const dir = await demoFolder()
    const read = (name: string) => new Uint8Array(readFileSync(join(dir, name)))
    const region = loadRegion(
      JSON.parse(readFileSync(join(dir, 'region.json'), 'utf8')),
      read('graph.bin'),
      read('addresses.bin'),
    )
    const [lng, lat] = region.manifest.center
    const points = [
      { lat, lng },
      { lat: lat + 0.005, lng: lng + 0.01 },
    ]
    expect(region.table(points).durations[1]).toBeGreaterThan(10)
    expect(region.route(points, { steps: true }).legs[0]!.steps?.length).toBeGreaterThan(1)
    expect(region.geocode(region.reverse(lat, lng)!.label)[0]!.confidence).toBe(1)
    // A buffer that starts at an odd place, as a slice of a larger download may.
    const shifted = new Uint8Array(read('graph.bin').length + 3)
    shifted.set(read('graph.bin'), 3)
    expect(
      loadRegion(region.manifest, shifted.subarray(3), read('addresses.bin')).table(points).durations[1],
    ).toBe(region.table(points).durations[1])
  })
})
