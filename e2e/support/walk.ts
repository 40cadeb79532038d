// Presses what a page offers and watches whether anything comes of it.
import { expect, test, type Locator, type Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../apps/web/app/routes.ts'

/** What can be pressed. Links are visited by their address instead. */
const PRESSABLE = 'button, [role=button], summary, select, input[type=checkbox], label:has(> input)'
/** Pressing again what is chosen already does nothing, and should not. */
const CHOSEN =
  '[aria-pressed=true], [aria-current], [aria-selected=true], [role=radio][aria-checked=true], [data-state=active], :disabled, [aria-disabled=true]'
/** How long a press may take to show something, in milliseconds: beyond it the button counts as dead. */
const PATIENCE_MS = 8_000

/** A page that shows what it is about may still fetch its map for so long, in milliseconds. */
const SETTLE_MS = 1_500

declare global {
  interface Window {
    walk?: { seen: boolean }
  }
}

/** Names of the buttons of a page, one of each kind: of a list of like rows the first. */
export async function pressables(page: Page): Promise<string[]> {
  return page.evaluate(
    ([pressable, chosen]) => {
      const kinds = new Set<string>()
      const names: string[] = []
      const all = [...document.querySelectorAll<HTMLElement>(pressable)]
      for (const [index, element] of all.entries()) {
        element.removeAttribute('data-walk')
        if (element.matches(chosen) || element.closest('[inert], [aria-hidden=true]')) continue
        const box = element.getBoundingClientRect()
        if (box.width === 0 || box.height === 0) continue
        const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        if (!middle || !(element.contains(middle) || middle.contains(element))) continue
        const name = (element.getAttribute('aria-label') ?? element.innerText ?? element.title).trim()
        // Rows of one list are alike but for their words.
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

/** The element behind a name of `pressables`, which has just marked it. */
export const pressableAt = (page: Page, name: string): Locator =>
  page.locator(`[data-walk="${name.split(' ')[0]}"]`)

/**
 * True when pressing it changed the page, moved it elsewhere, sent a change, opened a page, brought a file or gave the focus
 * to something else. What moves by itself does not count: parts that changed while nobody touched anything are left out.
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
    // The page may be between two documents.
    const seen = await page.evaluate(() => window.walk?.seen ?? true).catch(() => true)
    if (seen || page.url() !== before) hasAnswered = true
    else await page.waitForTimeout(50)
  }
  page.off('request', sent)
  page.off('download', answer)
  page.off('filechooser', answer)
  page.removeAllListeners('dialog')
  page.context().off('page', answer)
  return hasAnswered
}

/** One area of the product, as a walk goes through it. */
export interface Area {
  /** Addresses of its pages, with what opens their panels. */
  paths: readonly string[]
  /** Resolves once the page that was just opened shows what it is about. */
  ready: (page: Page) => Promise<void>
  /** Names of buttons that end the session or use up the data: each has a test of its own. */
  skip?: RegExp
}

/** Opens a page of an area and waits until it fetches nothing for the first time any more. */
export async function openPage(page: Page, { ready }: Area, path: string): Promise<void> {
  await page.goto(path)
  await ready(page)
  await expect(page.locator('[aria-busy=true], [data-loading], [data-map=busy]')).toHaveCount(0)
  await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {})
}

/** Presses every kind of button of an area, each on a page newly opened. `dead` names those that did nothing. */
export async function pressAll(page: Page, area: Area): Promise<{ pressed: number; dead: string[] }> {
  const dead: string[] = []
  const known = new Set<string>()
  let pressed = 0
  for (const path of area.paths)
    await test.step(path, async () => {
      await openPage(page, area, path)
      for (const name of await pressables(page)) {
        const words = name.replace(/^\d+ /, '').replace(/\d+/g, '#')
        // The frame around the pages is the same on each.
        const key = `${path.split('?')[0]} ${words}`
        if (known.has(key) || area.skip?.test(words)) continue
        known.add(key)
        await openPage(page, area, path)
        const again = (await pressables(page)).find((each) => each === name)
        if (!again) continue
        pressed += 1
        if (!(await answersToPress(page, pressableAt(page, again)))) dead.push(`${path}: ${words}`)
      }
    })
  return { pressed, dead }
}

/** Follows every link of an area. `missing` names those that lead to no page. */
export async function followAll(page: Page, area: Area): Promise<{ followed: number; missing: string[] }> {
  const links = new Map<string, string>()
  const missing: string[] = []
  for (const path of area.paths) {
    await openPage(page, area, path)
    const hrefs = await page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')))
    if (hrefs.includes(null)) missing.push(`${path}: a link without an address`)
    for (const href of hrefs) {
      const url = new URL(href ?? '', page.url())
      // Calls, messages and mails open another program.
      if (url.protocol.startsWith('http')) links.set(url.origin + url.pathname, path)
    }
  }
  for (const [address, from] of links) {
    const answer = await page.goto(address)
    await expect(page.locator('body')).not.toBeEmpty()
    await page.waitForLoadState('networkidle', { timeout: SETTLE_MS }).catch(() => {})
    const lost = page.getByRole('heading', { name: /^(Page not found|Something went wrong)$/ })
    if ((answer?.status() ?? 0) >= 400 || (await lost.count()) > 0) missing.push(`${from}: ${address}`)
  }
  return { followed: links.size, missing }
}

/** Addresses of the router's table at and below `prefix` that carry no parameter. */
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
