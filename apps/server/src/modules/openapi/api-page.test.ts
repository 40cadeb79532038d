// docs/api.md names exactly the calls of the API.
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../../modules.ts'
import { testApi, type TestApi } from '../testing.ts'

const PAGE = new URL('../../../../../docs/api.md', import.meta.url)
const METHODS = /\b(?:GET|POST|PUT|PATCH|DELETE)\b/g

let api: TestApi
beforeAll(async () => {
  api = await testApi(modules)
})
afterAll(() => api.close())

it('names the calls of the OpenAPI document', async () => {
  const document = (await api.call(null, 'GET', '/openapi.json')).json() as {
    paths: Record<string, Record<string, unknown>>
  }
  const served = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => withoutNames(`${method.toUpperCase()} ${path}`)),
  )
  const named = callsOf(await readFile(PAGE, 'utf8'))
  expect({
    unserved: named.filter((call) => !served.includes(call)),
    unnamed: served.filter((call) => !named.includes(call)),
  }).toEqual({ unserved: [], unnamed: [] })
})

/**
 * Calls in the first column of part B. Methods separated by commas share the next path, a lone method has
 * the previous path, and a lone path the previous method: `GET`, `POST /vehicles` · `/depots`.
 */
function callsOf(page: string): string[] {
  const part = page.slice(page.indexOf('\n## B.'), page.indexOf('\n## C.'))
  return [...part.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell]) => {
    let methods: string[] = []
    let path = ''
    return cell!.split(' · ').flatMap((group) => {
      const named = group.match(METHODS) ?? []
      if (named.length > 0) methods = named
      path = /\/[^` ?]*/.exec(group)?.[0] ?? path
      return methods.map((method) => withoutNames(`${method} ${path}`))
    })
  })
}

function withoutNames(call: string): string {
  return call.replaceAll(/\{\w+\}/g, '{}')
}
