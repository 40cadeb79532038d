// The check of script sizes names the page with its old and new size, and pages that went.
import { expect, it } from 'vitest'
import { compareScripts } from './script-budgets.mjs'

it('names the page that grew, with both sizes, and lets three in a hundred pass', () => {
  const budgets = { 'tenant/plan': 380, 'tenant/live': 400, 'public/old': 100 }
  expect(compareScripts({ ...budgets, 'tenant/live': 411 }, budgets)).toEqual([])
  const lines = compareScripts({ 'tenant/plan': 402.1, 'tenant/live': 390, 'public/new': 450 }, budgets)
  expect(lines.slice(0, 3)).toEqual([
    'tenant/plan loads 402.1 kB of script, its budget is 380 kB',
    'public/new loads 450 kB of script, its budget is 400 kB',
    'public/old is no page any more',
  ])
})
