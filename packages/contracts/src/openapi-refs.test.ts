import { expect, it } from 'vitest'
import { resolveRefs } from './openapi-refs.ts'

it('replaces references by their targets, also recursive ones', () => {
  const tree = {
    type: 'object',
    properties: { below: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  }
  const { paths } = resolveRefs({
    paths: { '/trees': { schema: { $ref: '#/components/schemas/Tree' } } },
    components: { schemas: { Tree: tree } },
  } as unknown as { paths: Record<string, { schema: typeof tree }> })
  const root = paths['/trees']!.schema
  expect(root.type).toBe('object')
  expect(root.properties.below.items).toBe(root)
})

it('refuses a reference to nothing', () => {
  expect(() => resolveRefs({ a: { $ref: '#/components/schemas/None' } })).toThrow('#/components/schemas/None')
})
