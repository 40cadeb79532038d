// Two owners who remove each other at the same moment: one stays.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApi, type TestApi } from '../testing.ts'
import { ownerForTests } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await testApi([ownerForTests()])
})
afterAll(() => api.close())

interface Owner {
  id: string
  isYou: boolean
}

const owners = async (key: string): Promise<Owner[]> =>
  (await api.call(key, 'GET', '/owner/security')).json().owners
const remove = (key: string, id: string) => api.call(key, 'DELETE', `/owner/owners/${id}`)

it('keep one of two owners who remove each other at once', async () => {
  let stays = await api.ownerKey()
  for (let round = 0; round < 6; round += 1) {
    const other = await api.ownerKey()
    const list = await owners(stays)
    expect(list).toHaveLength(2)
    const [mine, theirs] = [list.find(({ isYou }) => isYou)!, list.find(({ isYou }) => !isYou)!]
    const answers = await Promise.all([remove(stays, theirs.id), remove(other, mine.id)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    // The slower request finds its owner removed, or fails on the last owner.
    const refusal = answers.find(({ statusCode }) => statusCode !== 200)!
    expect(['last_owner', 'not_allowed']).toContain(refusal.json().code)
    if (answers[1]!.statusCode === 200) stays = other
    expect(await owners(stays)).toMatchObject([{ isYou: true }])
  }
})
