// Presses a page's controls and detects whether anything happens.
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../apps/web/app/routes.ts'

/** Controls to press. Links are visited by URL instead. */
const PRESSABLE = 'button, [role=button], summary, select, input[type=checkbox], label:has(> input)'
/** Pressing a selected option should do nothing. */
const CHOSEN =
  '[aria-pressed=true], [aria-current], [aria-selected=true], [role=radio][aria-checked=true], [data-state=active], :disabled, [aria-disabled=true]'
/** Time in which a press must have an effect, in milliseconds; otherwise the button is dead. */
const PATIENCE_MS = 8_000

/** Time for a ready page to load its map, in milliseconds. */
const SETTLE_MS = 1_500

declare global {
  interface Window {
    walk?: { seen: boolean }
  }
}

/** Names of a page's buttons, one per kind: the first of similar rows. */
export async function pressables(page: Page): Promise<string[]> {
  return page.evaluate(
    ([pressable, chosenItems]) => {
      const kinds = new Set<string>()
      const names: string[] = []
      const all = [...document.querySelectorAll<HTMLElement>(pressable)]
      for (const [index, element] of all.entries()) {
        element.removeAttribute('data-walk')
        if (element.matches(chosenItems) || element.closest('[inert], [aria-hidden=true]')) continue
        const box = element.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) continue
        const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        if (!middle || !(element.contains(middle) || middle.contains(element))) continue
        const name = (element.getAttribute('aria-label') ?? element.innerText ?? element.title).trim()
        // Rows of one list differ only in text.
        const row = element.closest('li, tr, [role=row], [role=listitem], [data-vehicle]')
        const kind = row
          ? `row ${element.className}`
          : `${name.replace(/[\d.,]+/g, '#')} ${element.className}`
        if (kinds.has(kind)) continue
        kinds.add(kind)
        element.setAttribute('data-walk', String(index))
        names.push(`${index} ${name.slice(0, 60)}`)
      }
      return names
    },
    [PRESSABLE, CHOSEN] as const,
  )
}

/** The element named by `pressables`, which has just marked it. */
export const pressableAt = (page: Page, name: string): Locator =>
  page.locator(`[data-walk="${name.split(' ')[0]}"]`)

/**
 * True when a press changed the page, navigated, sent a change, opened a page, downloaded a file or moved the
 * focus. Parts that change without a press are ignored.
 */
export async function answersToPress(page: Page, button: Locator): Promise<boolean> {
  let hasAnswered = false
  const answer = () => (hasAnswered = true)
  const sent = (request: { method(): string }) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method())) answer()
  }
  const before = page.url()
  page.on('request', sent)
  page.on('download', answer)
  page.on('filechooser', answer)
  page.on('dialog', (dialog) => {
    answer()
    void dialog.dismiss().catch(() => {})
  })
  page.context().on('page', answer)
  const handle = await button.elementHandle()
  await page.evaluate((pressed) => {
    const restless = new Set<Node>()
    const watch = { seen: false }
    let isQuiet = true
    window.walk = watch
    const isHint = (node: Node) =>
      node instanceof Element &&
      (node.matches('[role=tooltip]') || node.querySelector('[role=tooltip]') !== null)
    new MutationObserver((records) => {
      for (const record of records) {
        if (isQuiet) restless.add(record.target)
        else if (!restless.has(record.target) && ![...record.addedNodes, ...record.removedNodes].some(isHint))
          watch.seen = true
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: [
        'class',
        'open',
        'hidden',
        'value',
        'disabled',
        'data-map',
        'data-theme',
        'style',
        'aria-expanded',
        'aria-pressed',
        'aria-checked',
        'aria-sort',
        'aria-selected',
        'aria-invalid',
        'aria-busy',
        'aria-valuenow',
        'data-hidden',
      ],
    })
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Node && !pressed?.contains(target)) watch.seen = true
    })
    setTimeout(() => (isQuiet = false), 300)
  }, handle)
  await page.waitForTimeout(350)
  await button.click({ timeout: 15_000 })
  const deadline = Date.now() + PATIENCE_MS
  while (!hasAnswered && Date.now() < deadline) {
    // The page may be loading.
    const wasSeen = await page.evaluate(() => window.walk?.seen ?? true).catch(() => true)
    if (wasSeen || page.url() !== before) hasAnswered = true
    else await page.waitForTimeout(50)
  }
  page.off('request', sent)
  page.off('download', answer)
  page.off('filechooser', answer)
  page.removeAllListeners('dialog')
  page.context().off('page', answer)
  return hasAnswered
}

/** An area of the product to walk. */
export interface Area {
  /** URLs of its pages, including those of panels. */
  paths: readonly string[]
  /** Resolves when a newly opened page shows its content. */
  ready: (page: Page) => Promise<void>
  /** Names of buttons that end the session or consume data; other tests cover them. */
  skip?: RegExp
}

/** Opens a page and waits until its first requests are done. */
export async function openPage(page: Page, { ready }: Area, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
  await expect(page.locator('[aria-busy=true], [data-loading], [data-map=busy]')).toHaveCount(0)
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {})
}

/** Presses every kind of button, each on a fresh page. `dead` names those without effect. */
export async function pressAll(page: Page, area: Area): Promise<{ pressed: number; dead: string[] }> {
  const dead: string[] = []
  const visited = new Set<string>()
  let pressed = 0
  for (const path of area.paths)
    await test.step(path, async () => {
      await openPage(page, area, path)
      for (const name of await pressables(page)) {
        const words = name.replace(/^\d+ /, '').replace(/\d+/g, '#')
        // The frame is the same on each page.
        const key = `${path.split('?')[0]} ${words}`
        if (visited.has(key) || area.skip?.test(words)) continue
        visited.add(key)
        await openPage(page, area, path)
        const again = (await pressables(page)).find((each) => each === name)
        if (!again) continue
        pressed += 1
        if (!(await answersToPress(page, pressableAt(page, again)))) dead.push(`${path}: ${words}`)
      }
    })
  return { pressed, dead }
}

/** Follows every link of an area. `missing` names broken ones. */
export async function followAll(page: Page, area: Area): Promise<{ followed: number; missing: string[] }> {
  const links = new Map<string, string>()
  const missing: string[] = []
  for (const path of area.paths) {
    await openPage(page, area, path)
    const hrefs = await page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    if (hrefs.includes(null)) missing.push(`${path}: a link without an address`)
    for (const href of hrefs) {
      const url = new URL(href ?? '', page.url())
      // tel:, sms: and mailto: open other programs.
      if (url.protocol.startsWith('http')) links.set(url.origin + url.pathname, path)
    }
  }
  for (const [address, from] of links) {
    const answer = await page.goto(address)
    await expect(page.locator('body')).not.toBeEmpty()
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {})
    const errorHeading = page.getByRole('heading', { name: /^(Page not found|Something went wrong)$/ })
    if ((answer?.status() ?? 0) >= 400 || (await errorHeading.count()) > 0)
      missing.push(`${from}: ${address}`)
  }
  return { followed: links.size, missing }
}

/** Router paths at and below `prefix` without parameters. */
export function addressesUnder(prefix: string): string[] {
  const addresses = new Set<string>()
  const take = (routes: RouteConfigEntry[], above: string): void => {
    for (const { path, children } of routes) {
      const address = path ? `${above}/${path}` : above
      if (!children && !/[:*]/.test(address)) addresses.add(address || '/')
      take(children ?? [], address)
    }
  }
  take(routes as RouteConfigEntry[], '')
  return [...addresses].filter((address) => address === prefix || address.startsWith(`${prefix}/`))
}
